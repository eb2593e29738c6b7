import { describe, expect, it } from "vitest";
import { figure, money, signed } from "./figures";

describe("figures", () => {
  it("have the minus sign of print", () => {
    expect(figure(-96)).toBe("−96");
    expect(figure(48)).toBe("48");
  });

  it("have a sign where one is wanted", () => {
    expect([signed(78), signed(-29), signed(0)]).toEqual(["+78", "−29", "0"]);
  });

  it("give money in the language's own way", () => {
    expect(money(312, "de")).toBe("+3,12");
    expect(money(-180, "en")).toBe("−1.80");
    expect(money(0, "pl")).toBe("0,00");
  });
});
