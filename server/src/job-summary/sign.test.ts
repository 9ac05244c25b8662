import { Refused } from "@lading/contract/core";
import { getJobSummary, signJobSummary, withdrawJobSign } from "@lading/contract/job-summary";
import { jobSteps, signOffRight } from "@lading/contract/job-summary";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockSignedJobs } from "./index.ts";
import { openJobHouse, page, type JobHouse } from "./job.stage.ts";

let house: JobHouse;
let main: string;
let under: string;
let place = 0;
beforeAll(async () => {
  house = await openJobHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  place += 1;
  main = await house.addWaybill({ number: `020-${place}`, isMain: true });
  under = await house.addWaybill({ number: `GULFA${place}`, under: main, mainNumber: `020-${place}` });
  await house.addBill(under, { amount: "100.00" });
});

const withdraw = (step: (typeof jobSteps)[number], token = house.token) =>
  house.app.call(withdrawJobSign, { id: main, step, reason: "A cost is missing" }, { token, language: "en" });
const refusal = async (work: Promise<unknown>) =>
  await work.then(
    () => null,
    (error: unknown) => (error instanceof Refused ? { code: error.refusal.code, ...error.values } : error),
  );
const locking = (...ids: string[]) => refusal(house.inside((db) => lockSignedJobs(db, house.company.companyId, ids)));

describe("A job is signed off", () => {
  test("in the order of the steps, each with the figures that were signed", async () => {
    const early = await house.sign(main, "sales");
    expect([early.StatusCode, early.ErrorMsg]).toEqual([409, "Customer service has to sign first"]);
    for (const step of jobSteps) expect((await house.sign(main, step)).StatusCode).toBe(200);
    const { signOffs } = await house.summaryOf(main);
    expect(signOffs.map(({ step, signed }) => [step, signed?.userName, signed?.isCurrent])).toEqual(
      jobSteps.map((step) => [step, "Chen Jing", true]),
    );
    expect(signOffs[0]?.signed?.figures.sales).toEqual([{ currency: "USD", amount: "100.00" }]);
    expect(signOffs.filter(({ mayWithdraw }) => mayWithdraw).map(({ step }) => step)).toEqual(["gmApproval"]);
  });

  test("at a step only by somebody with the right for that step", async () => {
    const clerk = await house.colleague("Omar", [`${page}:view`, signOffRight("sales")]);
    const answer = await house.sign(main, "customerService", clerk);
    expect([answer.StatusCode, answer.ErrorMsg]).toEqual([
      403,
      "You do not have the right “Job sign-off: Customer service · Approve”. Please ask your administrator",
    ]);
    expect((await house.summaryOf(main, clerk)).signOffs.filter(({ maySign }) => maySign)).toEqual([]);
  });

  test("by one of two who do it at once; the other is told who was first", async () => {
    const [first, second] = [await house.colleague("Omar"), await house.colleague("Huda")];
    const answers = await Promise.all([
      house.sign(main, "customerService", first),
      house.sign(main, "customerService", second),
    ]);
    expect(new Set(answers.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ StatusCode }) => StatusCode === 409);
    expect(lost?.ErrorMsg).toMatch(
      /^Customer service was already signed by (Omar|Huda) on 2\d{3}-\d\d-\d\d \d\d:\d\d UTC$/,
    );
  });

  test("as it was seen: a charge that was changed meanwhile has to be looked at first", async () => {
    const { digest } = await house.summaryOf(main);
    await house.addCost(main, { amount: "50.00" });
    const answer = await house.app.call(
      signJobSummary,
      { id: main, step: "customerService", digest },
      { token: house.token },
    );
    expect([answer.StatusCode, answer.Content.code]).toEqual([409, "jobSummary.changed"]);
  });

  test("with the totals that were seen: a rate that was entered meanwhile has to be looked at first", async () => {
    const { digest } = await house.summaryOf(main);
    await house.addRate("HKD", "2026-11-01", "0.9");
    const signed = { id: main, step: "customerService" as const, digest };
    const answer = await house.app.call(signJobSummary, signed, { token: house.token, language: "en" });
    expect([answer.StatusCode, answer.Content.code]).toEqual([409, "jobSummary.changed"]);
    expect(answer.ErrorMsg).toContain("exchange rates");
  });

  test("as a whole: not house by house, not without charges, not when it is void", async () => {
    const ofHouse = await house.sign(under, "customerService");
    expect([ofHouse.StatusCode, ofHouse.Content.code]).toEqual([422, "jobSummary.underMain"]);
    const empty = await house.addWaybill({ number: `EMPTY${place}` });
    expect((await house.sign(empty, "customerService")).Content.code).toBe("jobSummary.nothing");
    await house.inside((db) => db.execute(sql`UPDATE waybill SET voided_at = now() WHERE id = ${main}`));
    expect((await house.sign(main, "customerService")).Content.code).toBe("waybill.voided");
  });
});

describe("A sign-off is withdrawn", () => {
  test("from the last step backwards, and stays on record with its reason", async () => {
    await house.sign(main, "customerService");
    await house.sign(main, "marketing");
    expect((await withdraw("customerService")).ErrorMsg).toBe(
      "Only the last sign-off can be withdrawn, which is Marketing",
    );
    expect((await withdraw("marketing")).StatusCode).toBe(200);
    expect((await withdraw("marketing")).Content.code).toBe("jobSummary.notSigned");
    const { withdrawn, signOffs } = await house.summaryOf(main);
    expect(withdrawn).toMatchObject([{ step: "marketing", withdrawnByName: "Chen Jing", reason: "A cost is missing" }]);
    expect(signOffs.find(({ maySign }) => maySign)?.step).toBe("marketing");
    const log = await house.inside((db) =>
      db.execute(sql`SELECT action, changes FROM operation_log WHERE entity_id = ${main} ORDER BY created_at`),
    );
    expect(log.rows).toMatchObject([
      { action: "signJob", changes: [{ field: "jobSignOff", before: null, after: "customerService" }] },
      { action: "signJob" },
      { action: "withdrawJobSign", changes: [{ before: "marketing", after: null }] },
    ]);
  });

  test("by whoever signed, or by somebody with the right to approve job summaries", async () => {
    const signer = await house.colleague("Omar", [`${page}:view`, signOffRight("customerService")]);
    const another = await house.colleague("Huda", [`${page}:view`, signOffRight("customerService")]);
    await house.sign(main, "customerService", signer);
    const refused = await withdraw("customerService", another);
    expect([refused.StatusCode, refused.ErrorMsg]).toEqual([
      403,
      "Omar signed this. Only they, or somebody with the right “Job summary · Approve”, can withdraw it",
    ]);
    expect((await withdraw("customerService", signer)).StatusCode).toBe(200);
  });
});

describe("What was signed does not change", () => {
  test("a change of the job or of a house under it is refused, naming who signed which step and when", async () => {
    expect(await locking(main, under)).toBeNull();
    await house.sign(main, "customerService");
    await house.sign(main, "marketing");
    for (const id of [main, under])
      expect(await locking(id)).toMatchObject({
        code: "waybillAccount.jobSigned",
        number: `020-${place}`,
        name: "Chen Jing",
        step: { en: "Marketing", zh: "市场", ar: "التسويق" },
      });
    await withdraw("marketing");
    await withdraw("customerService");
    expect(await locking(main, under)).toBeNull();
  });

  test("of a bill and a sign-off at once the second sees the first", async () => {
    const { digest } = await house.summaryOf(main);
    const billing = house.inside(async (db) => {
      await db.execute(sql`SELECT id FROM waybill WHERE id = ${under} FOR NO KEY UPDATE`);
      await lockSignedJobs(db, house.company.companyId, [under]);
      await db.execute(sql`UPDATE collection_bill SET version = version + 1 WHERE waybill_id = ${under}`);
    });
    const signing = house.app.call(
      signJobSummary,
      { id: main, step: "customerService", digest },
      { token: house.token },
    );
    const [billed, signed] = [await refusal(billing), await signing];
    // Only the first of the two is done: were both, the signature would stand under other sums than were signed.
    expect(billed === null).toBe(signed.StatusCode !== 200);
  });
});

test("Another company signs and withdraws nothing here", async () => {
  const rival = await openJobHouse();
  try {
    const answers = [
      await rival.app.call(getJobSummary, { id: main }, { token: rival.token }),
      await rival.app.call(signJobSummary, { id: main, step: "sales", digest: "0" }, { token: rival.token }),
      await rival.app.call(withdrawJobSign, { id: main, step: "sales", reason: "x" }, { token: rival.token }),
    ];
    expect(answers.map(({ StatusCode }) => StatusCode)).toEqual([404, 404, 404]);
  } finally {
    await rival.close();
  }
});
