import { expect, test } from "vitest";
import { fill, isolate, say, unbrokenDate, withoutIsolates } from "./language.ts";

const taken = {
  zh: "号码 {number} 已被使用（{date}）",
  en: "The number {number} is used ({date})",
  ar: "الرقم {number} مستخدم ({date})",
};
const values = { number: "020-12345675", date: "2026-11-22" };

test("A value in an Arabic sentence keeps its own order: each is isolated", () => {
  expect(say(taken, "ar", values)).toBe("الرقم \u2068020-12345675\u2069 مستخدم (\u20682026-11-22\u2069)");
});

test("A sentence that runs with its values has no such characters", () => {
  expect(say(taken, "en", values)).toBe("The number 020-12345675 is used (2026-11-22)");
  expect(say(taken, "zh", values)).toBe("号码 020-12345675 已被使用（2026-11-22）");
});

test("An Arabic name in an English or Chinese sentence is isolated", () => {
  expect(fill("{name} is restricted", { name: "شركة النور" })).toBe("\u2068شركة النور\u2069 is restricted");
  expect(fill("{name}受限", { name: "شركة النور" })).toBe("\u2068شركة النور\u2069受限");
});

test("A count has one order in every sentence", () => {
  expect(fill("عدد الصفوف: {rows}", { rows: 12 })).toBe("عدد الصفوف: 12");
  expect(isolate("")).toBe("");
  expect(fill("الحالة «{name}» مستخدمة", { name: "غادرت" })).toBe("الحالة «غادرت» مستخدمة");
});

test("A place without a value stays visible", () => {
  expect(fill("{a} {b}", { a: "x" })).toBe("x {b}");
});

test("What is no sentence has its values without them", () => {
  expect(withoutIsolates(say(taken, "ar", values))).toBe("الرقم 020-12345675 مستخدم (2026-11-22)");
});

test("A date in a sentence stays in one line, and is copied as it is typed", () => {
  expect(unbrokenDate("2026-12-24")).toBe("2026-\u206012-\u206024");
  expect(unbrokenDate("\u20682026-12-24 08:05\u2069")).toBe("\u20682026-\u206012-\u206024 08:05\u2069");
  expect(unbrokenDate("020-12345675")).toBe("020-12345675");
  expect(withoutIsolates(`on ${unbrokenDate("2026-12-24")}`)).toBe("on 2026-12-24");
});
