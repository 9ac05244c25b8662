import { getJobOpening, signOffRight, type JobStep } from "@lading/contract/job-summary";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openJobHouse, page, type JobHouse } from "./job.stage.ts";

let house: JobHouse;
let main: string;
beforeAll(async () => {
  house = await openJobHouse();
  main = await house.addWaybill({ number: "020-12345675", isMain: true });
  const under = await house.addWaybill({ number: "GULFA2600001", under: main, mainNumber: "020-12345675" });
  await house.addBill(under, { amount: "1000.00" });
  const single = await house.addWaybill({ number: "GULFA2600002" });
  await house.addCost(single, { amount: "10.00" });
  await house.addWaybill({ number: "GULFA2600003" });
  await house.sign(main, "customerService");
});
afterAll(() => house.close());

const opening = async (token: string) => (await house.app.call(getJobOpening, {}, { token })).Content;
const signer = (...steps: JobStep[]) =>
  house.colleague(steps.join(), [`${page}:view`, ...steps.map((step) => signOffRight(step))]);
const named = (jobs: readonly { houseNumber: string }[]) => jobs.map(({ houseNumber }) => houseNumber);

describe("The job summary opens", () => {
  test("with the jobs whose next sign-off is the person's, the farthest first; a house waits with its whole job", async () => {
    const { waiting } = await opening(await signer("customerService", "marketing"));
    expect(waiting).toMatchObject([
      { houseNumber: "020-12345675", isMain: true, step: "marketing" },
      { houseNumber: "GULFA2600002", step: "customerService" },
    ]);
    expect((await opening(await signer("finance"))).waiting).toEqual([]);
  });

  test("with the latest jobs, also without charges, for people who sign nothing", async () => {
    const { waiting, latest } = await opening(await house.colleague("reader", [`${page}:view`]));
    expect(waiting).toEqual([]);
    expect(named(latest)).toEqual(["GULFA2600003", "GULFA2600002", "020-12345675"]);
    expect(latest.at(-1)).toMatchObject({ loadingPortName: "SZX Shenzhen", destinationPortName: "RUH Riyadh" });
  });

  test("with the own jobs alone for sales staff, and no job of which a house is hidden from them", async () => {
    const steps = [`${page}:view`, signOffRight("marketing"), signOffRight("customerService")] as const;
    const { waiting, latest } = await opening(await house.colleague("Sales", steps, false));
    expect([waiting, latest]).toEqual([[], []]);
  });
});
