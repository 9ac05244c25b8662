import { allCalls } from "@lading/contract/all";
import type { Call } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeCompany, type MadeCompany } from "#user";
import { localWithoutWork, put, tokenOfAdministrator } from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

const calls: readonly Call[] = allCalls;

let app: TestApp;
let company: MadeCompany;
beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  company = await makeCompany(app.database, {
    code: "OURS",
    companyName: "OURS Freight",
    furnish: [addPresetStates],
    administrator: { userName: "Li Wei", email: "li@lading.example" },
  });
});
afterAll(() => app.close());

/** The way to the first text that is no choice between kinds of input. */
function textIn(value: unknown, above: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === "string") return above;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = textIn(inner, [...above, name]);
    if (found) return found;
  }
  return undefined;
}

/** How many calls are under way at once. */
const together = 20;

test("Each call with a text that cannot be stored refuses it at its field, and none answers 500", async () => {
  const staff = await tokenOfAdministrator(app, company);
  const userId = "01936f5e-ffff-7fff-8fff-ffffffffffff";
  const customer = await customerToken(app.database, { companyId: company.companyId, userId });
  const otherwise: string[] = [];
  const ask = async (call: Call) => {
    const texts = textIn(call.example);
    // A call without any text in its example is asked with a field that it does not have.
    const way = texts ?? ["text"];
    const body = put({ ...(texts ? {} : { text: "" }), ...Object(call.example) }, way, "a\0b");
    const token = call.access.audience === "customer" ? customer : staff;
    const { StatusCode, Content } = await app.call(call, body, { token });
    if (Content.code !== "core.unstorableText" || Content.fields?.[way.join(".")] === undefined)
      otherwise.push(`${call.path} ${way.join(".")}: ${StatusCode} ${Content.code}`);
  };
  const asked = calls.filter(({ access }) => access.audience !== "operator");
  for (let first = 0; first < asked.length; first += together)
    await Promise.all(asked.slice(first, first + together).map(ask));
  expect(otherwise).toEqual([]);
});
