import { expect, test } from "vitest";
import { createSealer } from "./index.ts";

const sealer = createSealer("a server's secret of some length", "mail");

test("A sealed secret is read again, in any script, and looks different each time", () => {
  const sealed = sealer.seal("密码 كلمة pass", "account 1");
  expect(sealer.open(sealed, "account 1")).toBe("密码 كلمة pass");
  expect(sealed).not.toContain("pass");
  expect(sealer.seal("密码 كلمة pass", "account 1")).not.toBe(sealed);
});

test("It is not read with another key, for another purpose or as another's", () => {
  const sealed = sealer.seal("pass", "account 1");
  expect(createSealer("another secret of the same length", "mail").open(sealed, "account 1")).toBeUndefined();
  expect(createSealer("a server's secret of some length", "sms").open(sealed, "account 1")).toBeUndefined();
  expect(sealer.open(sealed, "account 2")).toBeUndefined();
});

test.each(["", "v1.a.b", "v2.a.b.c", "v1.AAAA.AAAA.AAAA", "pass"])("What was changed (%j) is not read", (sealed) => {
  expect(sealer.open(sealed, "account 1")).toBeUndefined();
  const good = sealer.seal("pass", "account 1");
  expect(sealer.open(`${good.slice(0, -2)}AA`, "account 1")).toBeUndefined();
});
