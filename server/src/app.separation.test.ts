import { allCalls } from "@lading/contract/all";
import { endsWithPeriod, type Call } from "@lading/contract/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { customerToken, localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { modules } from "./app.ts";

/** Generated from the contract: a new call is covered the day it is added. */
const calls: readonly Call[] = allCalls;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules, services: localServices });
});
afterAll(() => app.close());

type Choose = (access: Call["access"]) => boolean;
type Token = (call: Call) => Promise<string | undefined>;

/** Tests each call of these accesses: made with this token, it is refused like this. */
function refused(who: string, choose: Choose, [token, answer]: readonly [Token, readonly [number, string]]): void {
  const chosen = calls.filter(({ access }) => choose(access));
  if (chosen.length === 0) return;
  describe(who, () => {
    test.each(chosen.map((call) => ({ path: call.path, call })))(`$path is ${answer.join(" ")}`, async ({ call }) => {
      const { StatusCode, Content } = await app.call(call, call.example, { token: await token(call) });
      expect([StatusCode, Content?.code]).toEqual(answer);
    });
  });
}

const rightsOf = ({ access }: Call) => (access.audience === "staff" ? access.rights : []);
const forStaff: Choose = (access) => access.audience === "staff";

refused("Without a session", (access) => access.audience !== "anyone", [
  async () => undefined,
  [401, "core.loginExpired"],
]);

refused("With another session than the operator's", (access) => access.audience === "operator", [
  () => staffToken(app.database),
  [401, "core.loginExpired"],
]);

refused("Staff without the right", (access) => access.audience === "staff" && access.rights.length > 0, [
  () => staffToken(app.database),
  [403, "core.noRight"],
]);

refused("A user without a company", forStaff, [
  (call) => staffToken(app.database, rightsOf(call), { hasCompany: false }),
  [403, "core.companyFirst"],
]);

refused("A customer at a call for staff", (access) => access.audience === "staff" && access.customerToo !== true, [
  () => customerToken(app.database),
  [403, "core.wrongAudience"],
]);

refused("Staff at a call for customers", (access) => access.audience === "customer", [
  () => staffToken(app.database),
  [403, "core.wrongAudience"],
]);

refused("After the company's period", endsWithPeriod, [
  (call) => {
    const over = { validUntil: "2020-01-31" };
    return forStaff(call.access) ? staffToken(app.database, rightsOf(call), over) : customerToken(app.database, over);
  },
  [403, "core.periodExpired"],
]);
