import { expect, test } from "vitest";
import { codeFrom, weChatAddress } from "./we-chat.ts";

test("WeChat is asked to come back to the sign-in page with the state it was given", () => {
  const { origin, searchParams } = new URL(weChatAddress("wx1", "s-1", "https://lading.example"));
  expect(origin).toBe("https://open.weixin.qq.com");
  expect(searchParams.get("redirect_uri")).toBe("https://lading.example/login");
  expect(searchParams.get("state")).toBe("s-1");
});

test("only the answer to this tab's own question is taken", () => {
  expect(codeFrom(new URLSearchParams("code=abc&state=s-1"), "s-1")).toBe("abc");
  expect(codeFrom(new URLSearchParams("code=abc&state=s-2"), "s-1")).toBe("");
  expect(codeFrom(new URLSearchParams("code=abc"), null)).toBe("");
  expect(codeFrom(new URLSearchParams("code=abc&state="), "")).toBe("");
});
