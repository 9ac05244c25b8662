import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { getJobProgress } from "@lading/contract/jobs";
import { isShowRegister, userSystemLogin } from "@lading/contract/session";
import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { addWayBillAirTransport, startWayBillImport } from "@lading/contract/waybill";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runningEmbedded } from "#core/db/server";
import { temporaryFolder } from "#core/db/testing";
import { writeSheet } from "#core/sheets";
import { expectFundsWhole, handleFundsUntil, newFundWork, type FundWork } from "./stages/main.funds.stage.ts";
import { expectWholeBooks, isWorkUnderWay, newBankFile, newMoneyWork } from "./main.money.stage.ts";
import { writeOffUntil, type MoneyWork } from "./main.money.stage.ts";
import { addressOf, call, demoSignIn, ended, start, type Running } from "./stages/main.stage.ts";

const patienceMs = 120_000;
/** Clerks who save at once, and how long they do before the crash. */
const clerks = 8;
const workMs = 1_500;
const imported = 4_000;

/** A clerk's request, under a key of its own, so that it can be sent again when unanswered. */
interface Save {
  order: string;
  key: string;
  /** The answer, when one came before the crash. */
  houseNumber: string | undefined;
}

let folder: string;
let data: string;
let lading: Running;
let address: string;
let token: string;
/** Of the administrator and of a clerk of finance. */
let tokens: string[];
let who: { userId: string; userName: string; warehouseId: string; warehouse: string };
beforeAll(async () => {
  folder = await temporaryFolder("crash");
  data = join(folder, "data");
  await startAgain();
  token = (await call(address, userSystemLogin, demoSignIn)).Content.Token;
  const { demo } = (await call(address, isShowRegister, {})).Content;
  const finance = demo?.people.find(({ who: part }) => part === "finance")?.account ?? "";
  tokens = [token, (await call(address, userSystemLogin, { ...demoSignIn, account: finance })).Content.Token];
  const people = (await call(address, getUserListByCompanyCode, {}, { token })).Content.rows;
  const person = people.find(({ presets }) => presets.includes("operator"));
  const [place] = (await call(address, getWarehouseOptionList, {}, { token })).Content.rows;
  who = {
    userId: person?.UserId ?? "",
    userName: person?.UserName ?? "",
    warehouseId: place?.id ?? "",
    warehouse: place?.code ?? "",
  };
}, patienceMs);
afterAll(async () => {
  await ended(lading, "SIGTERM");
  await rm(folder, { recursive: true });
}, patienceMs);

async function startAgain(): Promise<void> {
  lading = start({ LADING_DATA: data, LADING_LOG_LEVEL: "fatal" });
  address = await addressOf(lading);
}

const ready = async () => (await fetch(`${address}/readyz`)).status;

/** As the owner of the tables, who sees every company's rows. */
async function read<T extends Record<string, unknown>>(text: string): Promise<T[]> {
  const running = await runningEmbedded(data);
  const client = new Client({ connectionString: running?.ownerUrl });
  await client.connect();
  return (await client.query<T>(text).finally(() => client.end())).rows;
}

const books = async () => ({ ownerUrl: (await runningEmbedded(data))?.ownerUrl ?? "", read });

const goods = {
  shippingDate: "2026-11-20",
  customerName: "Jeddah Trading Est.",
  shipperName: "陈静",
  consigneeName: "محمد العتيبي",
  country: "SA",
  city: "Riyadh",
  loadingPort: "SZX",
  destinationPort: "RUH",
  productName: "Power adapters",
  customsCode: "85044013",
} as const;
const line = {
  productName: "Adapter",
  customsCode: "85044013",
  boxCount: 2,
  boxUnit: "carton",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  volume: "2.64",
  weight: "300",
  unitPrice: "640",
  currency: "USD",
} as const;

const send = async ({ order, key }: Save) => {
  const { userId, warehouseId } = who;
  const people = { operatorId: userId, salesId: userId, customerServiceId: userId, marketingId: userId };
  const form = { ...goods, ...people, warehouseId, type: 1 as const, orderNumber: order, codAmount: "0" };
  const input = { ...form, items: [line], weight: "300", volume: "2.64" };
  return await call(address, addWayBillAirTransport, input, { token, headers: { "idempotency-key": key } });
};

/** Clerks save one waybill after another until `over`; what was answered with a refusal is a fault of the test. */
async function saveUntil(over: () => boolean, crash: string): Promise<Save[]> {
  const saves: Save[] = [];
  const clerk = async (place: number) => {
    for (let n = 0; !over(); n += 1) {
      const save: Save = { order: `${crash}-${place}-${n}`, key: randomUUID(), houseNumber: undefined };
      saves.push(save);
      const answer = await send(save).catch(() => undefined);
      if (answer?.StatusCode === 200) save.houseNumber = answer.Content.houseNumber;
      else if (answer === undefined) await sleep(50);
      else expect(answer.StatusCode).toBe(503);
    }
  };
  await Promise.all(Array.from({ length: clerks }, (_, place) => clerk(place)));
  return saves;
}

/** Orders the import of a spreadsheet, and gives its job. */
async function orderImport(crash: string): Promise<string> {
  const { userName, warehouse } = who;
  const people = { operatorId: userName, salesId: userName, customerServiceId: userName, marketingId: userName };
  const rowOf = (n: number) => ({
    type: "1",
    orderNumber: `${crash}-import-${n}`,
    ...goods,
    boxCount: "2",
    lengthCm: "100",
    widthCm: "120",
    heightCm: "110",
    weight: "300",
    unitPrice: "640",
    currency: "USD",
    ...people,
    warehouseId: warehouse,
  });
  const rows = Array.from({ length: imported }, (_, n) => Object.values(rowOf(n)));
  const columns = Object.keys(rowOf(0)).map((heading) => ({ heading }));
  const form = new FormData();
  form.set("use", "waybillImport");
  form.set("file", new Blob([new Uint8Array(await buffer(writeSheet(rows, columns, { sheetName: "W" })))]), "w.xlsx");
  const uploaded = await fetch(`${address}/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own answers are tested elsewhere
  const { Content } = (await uploaded.json()) as { Content: { id: string } };
  return (await call(address, startWayBillImport, { fileId: Content.id }, { token })).Content.jobId;
}

/** Expectations after a crash, once the server answers again. */
async function expectNothingLost(crash: string, saves: readonly Save[], jobId: string): Promise<void> {
  const stored = async () =>
    await read<{ order_number: string; house_number: string }>(
      `SELECT order_number, house_number FROM waybill WHERE order_number LIKE '${crash}-%'`,
    );
  const byOrder = new Map((await stored()).map((row) => [row.order_number, row.house_number]));
  const answered = saves.filter(({ houseNumber }) => houseNumber !== undefined);
  expect(answered.length).toBeGreaterThan(10);
  expect(answered.filter(({ order, houseNumber }) => byOrder.get(order) !== houseNumber)).toEqual([]);
  // Sent again under its key, each is done once, whether it had been done or not.
  for (const save of saves) save.houseNumber = (await send(save)).Content.houseNumber;
  const job = async () => (await call(address, getJobProgress, { jobId }, { token })).Content;
  await expect.poll(async () => (await job()).state, { timeout: 60_000, interval: 250 }).toBe("done");
  const all = await stored();
  const imports = all.filter((row) => row.order_number.startsWith(`${crash}-import-`));
  expect([imports.length, new Set(imports.map((row) => row.order_number)).size]).toEqual([imported, imported]);
  const saved = all.map((row) => row.order_number).filter((order) => !order.startsWith(`${crash}-import-`));
  expect(saved.toSorted()).toEqual(saves.map(({ order }) => order).toSorted());
  const numbers = await read<{ twice: number }>(
    "SELECT count(*) - count(DISTINCT (company_id, house_number)) AS twice FROM waybill",
  );
  expect([new Set(all.map((row) => row.house_number)).size, Number(numbers[0]?.twice)]).toEqual([all.length, 0]);
}

/** Waits until there is something to lose, however slow the machine is. */
async function underWay(work: MoneyWork, { booked }: FundWork): Promise<void> {
  await sleep(workMs);
  await expect.poll(() => isWorkUnderWay(work) && booked.size > 3, { timeout: 30_000 }).toBe(true);
}

describe("In the middle of many parallel writes and an import, a kill -9", { timeout: patienceMs }, () => {
  test("of the server loses nothing that was answered, and the import is done after the restart, whole", async () => {
    const isOver = () => lading.child.signalCode !== null;
    const saving = saveUntil(isOver, "SERVER");
    const work = newMoneyWork();
    const writingOff = writeOffUntil(isOver, { address: () => address, tokens, work });
    const funds = newFundWork();
    const handling = handleFundsUntil({ address: () => address, over: isOver, work: funds });
    await underWay(work, funds);
    const jobId = await orderImport("SERVER");
    const bankFile = await newBankFile("SERVER", { address: () => address, token });
    const takingOver = bankFile.takeOver();
    await sleep(700);
    lading.child.kill("SIGKILL");
    await once(lading.child, "exit");
    const [saves] = await Promise.all([saving, takingOver, writingOff, handling]);
    await startAgain();
    await bankFile.expectOnce(read);
    await expectFundsWhole(funds, read);
    await expectWholeBooks(work, await books());
    await expectNothingLost("SERVER", saves, jobId);
  });

  test("of the embedded database loses nothing either; calls answer 503 until it is back by itself", async () => {
    let over = false;
    const saving = saveUntil(() => over, "DATABASE");
    const work = newMoneyWork();
    const writingOff = writeOffUntil(() => over, { address: () => address, tokens, work });
    const funds = newFundWork();
    const handling = handleFundsUntil({ address: () => address, over: () => over, work: funds });
    await underWay(work, funds);
    const jobId = await orderImport("DATABASE");
    const bankFile = await newBankFile("DATABASE", { address: () => address, token });
    const takingOver = bankFile.takeOver();
    await sleep(700);
    const postmaster = Number((await readFile(join(data, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
    process.kill(postmaster, "SIGKILL");
    await expect.poll(ready, { interval: 5 }).toBe(503);
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    over = true;
    await Promise.all([takingOver, writingOff, handling]);
    await bankFile.expectOnce(read);
    await expectFundsWhole(funds, read);
    await expectWholeBooks(work, await books());
    await expectNothingLost("DATABASE", await saving, jobId);
  });
});
