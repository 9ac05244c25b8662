import fastify from "fastify";
import { expect, test } from "vitest";
import { addSecurityTxt, securityTxt, securityTxtPath } from "./security-txt.ts";

const publicUrl = "https://lading.example";

test("security.txt names the operator's contact, when it ends to be true, and where it stands, as RFC 9116 asks", () => {
  expect(securityTxt("mailto:security@lading.example", publicUrl, new Date("2026-11-23T13:05:00Z"))).toBe(
    [
      "Contact: mailto:security@lading.example",
      "Expires: 2027-05-22T00:00:00.000Z",
      "Preferred-Languages: en, zh, ar",
      "Canonical: https://lading.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("security.txt is there only where the operator has named a contact", async () => {
  expect(await served("https://lading.example/report")).toEqual([200, "text/plain; charset=utf-8"]);
  expect((await served())[0]).toBe(404);
});

async function served(securityContact?: string) {
  const app = fastify();
  app.decorateRequest("callName", "other");
  addSecurityTxt(app, () => ({ publicUrl, securityContact }));
  const { statusCode, headers } = await app.inject({ url: securityTxtPath });
  await app.close();
  return [statusCode, headers["content-type"]];
}
