import { languages, parseInput, type Call } from "#core";
import { expect, test } from "vitest";
import { allCalls } from "./index.ts";

const calls: readonly Call[] = allCalls;

/** Every text of a value, as its dotted path. */
function textsIn(value: unknown, above: readonly string[] = []): string[] {
  if (typeof value === "string") return [above.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...above, name]));
}

/** The same value with another text at a path. */
function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === name ? withText(inner, rest, text) : inner));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [name]: withText(Object.entries(value).find(([key]) => key === name)?.[1], rest, text) };
}

test.each(["a\0b", "a\ud83d", "\ude00b"])("Each text of each call refuses %j at its field", (text) => {
  const accepted = calls.flatMap(({ path, input, example }) =>
    textsIn(example)
      .filter((field) => {
        const parsed = parseInput(input, withText(example, field.split("."), text), "en");
        return parsed.ok || parsed.answer.code !== "core.unstorableText" || !(field in parsed.answer.fields);
      })
      .map((field) => `${path} ${field}`),
  );
  expect(accepted).toEqual([]);
});

test("It is said in the reader's language, first and alone whatever else is wrong, and whole characters are none of it", () => {
  const { input } = calls.find(({ path }) => path === "/Login/UserSystemLogin") ?? calls[0]!;
  const wrong = { audience: "staff", account: "\0", password: 7, other: ["\ud800"], ["na\0me"]: "" };
  const told = languages.map((language) => {
    const parsed = parseInput(input, wrong, language);
    return parsed.ok ? undefined : parsed.answer;
  });
  expect(told.map((answer) => [answer?.status, Object.keys(answer?.fields ?? {})])).toEqual(
    languages.map(() => [422, ["account", "other.0", ""]]),
  );
  expect(new Set(told.map((answer) => answer?.message)).size).toBe(3);
  expect(parseInput(input, { audience: "staff", account: "陈😀@a.com", password: "𠮷😀" }, "en")).not.toMatchObject({
    answer: { code: "core.unstorableText" },
  });
});

test("Input that nests deeper than any call's is refused at once, and not gone through", () => {
  for (const { input } of calls.slice(0, 5))
    for (const depth of [50, 200_000])
      expect(parseInput(input, deep(depth), "en")).toMatchObject({ ok: false, answer: { code: "core.unreadable" } });
  expect(parseInput(calls[0]!.input, deep(5), "en")).not.toMatchObject({ answer: { code: "core.unreadable" } });
});

function deep(depth: number): unknown {
  return JSON.parse(`{"account":${"[".repeat(depth)}${"]".repeat(depth)}}`);
}
