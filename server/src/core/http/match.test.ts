import { expect, test } from "vitest";
import { assertAllHandled } from "./match.ts";
import { calls, routes } from "./pipeline.stage.ts";

const all = Object.values(calls);

test("Every call has exactly one handler", () => {
  expect(() => assertAllHandled(all, [{ name: "example", routes }])).not.toThrow();
});

test("A call without a handler, one with two, and one that the contract does not know stop the start", () => {
  const others = routes.filter(({ call }) => call !== calls.open);
  const twice = routes.filter(({ call }) => call === calls.mine);
  const modules = [
    { name: "a", routes: others },
    { name: "b", routes: twice },
  ];
  const known = all.filter((call) => call !== calls.wrong);
  expect(() => assertAllHandled(known, modules)).toThrow(
    [
      "Calls and handlers do not match:",
      "/Example/Wrong of a is not in the contract",
      "/Example/Mine has two handlers, in a and in b",
      "/Example/Open has no handler",
    ].join("\n"),
  );
});
