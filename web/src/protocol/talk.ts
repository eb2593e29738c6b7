import type {
  Ack, Act, Advise, Advised, BeginMatch, ChooseRules, Cut, Do, EndMatch, FixNonce, FreeSeat, Hello, OpenNonce, Ping, Pong,
  Problem, Ready, Refused, Rise, SeatComputer, Sit, State,
} from "./wire";

export type FromPage = Hello | Ping | Do | Advise;
export type FromServer = State | Ack | Refused | Advised | Pong | Problem;
export type Wish =
  | Sit | Rise | SeatComputer | FreeSeat | ChooseRules | BeginMatch | FixNonce | Cut | OpenNonce | Act | Ready
  | EndMatch;
export type Command = Act["command"];

/** The version of the protocol that this page speaks. */
export const VERSION = 1;
