import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { helpTexts } from "./help/plugin.ts";

const SERVER = process.env.VORHAND_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), helpTexts()],
  build: {
    outDir: "../src/vorhand/server/page",
    emptyOutDir: true,
    // A data: address would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // The server compares Origin with Host, so Host stays as the browser sent it.
      "/api": { target: SERVER, changeOrigin: false },
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
