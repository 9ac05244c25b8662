import { expect, it } from "vitest";
import { EventParser } from "./event-parser.ts";

it("reads events however the stream is cut, and passes over heartbeats", () => {
  const stream =
    'retry: 3000\n\n: still here\n\nevent: tracking.changed\ndata: {"number":"A1"}\n\nevent: missed\ndata: {}\n\n';
  const expected = [
    { kind: "tracking.changed", data: { number: "A1" } },
    { kind: "missed", data: {} },
  ];
  for (const size of [1, 7, 1000]) {
    const parser = new EventParser();
    const pieces = stream.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    expect(pieces.flatMap((piece) => parser.read(piece))).toEqual(expected);
  }
});
