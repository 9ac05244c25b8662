import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { refuseField, type Language } from "@lading/contract/core";
import { creditRefusals } from "@lading/contract/customer-contract";
import { sheetRefusals } from "@lading/contract/sheets";
import { getWayBillImportTemplate, previewWayBillImport, startWayBillImport } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, readProgress, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { readSheet, writeSheet } from "#core/sheets";
import { customers } from "#customer";
import type { CreditGate } from "#customer-contract";
import { make } from "../make.ts";
import type { Gates } from "../neighbours.ts";
import { openOffice, type Office } from "../writing.stage.ts";
import { writingJobs } from "../writing.ts";

let office: Office;
let events: Events;
let jobs: Jobs;
/** The credit gate: it allows all, unless a test sets it to refuse. */
const allow: CreditGate = () => Promise.resolve(null);
const credit = { gate: allow };
const screen: Gates["screen"] = (_db, _companyId, names) =>
  Promise.resolve(new Map(names.filter((name) => name === "Blue Anchor").map((name) => [name, "Blue Anchor LLC"])));

/** Grey Anchor is only known: it warns and may stand on a waybill. */
const known: Gates["known"] = (_db, _companyId, names) =>
  Promise.resolve(
    new Map(names.filter((name) => /^(?:Blue|Grey) Anchor$/.test(name)).map((name) => [name, `${name} LLC`])),
  );

beforeAll(async () => {
  const gates: Gates = { screen, known, credit: (...asked) => credit.gate(...asked) };
  office = await openOffice(gates);
  const { appUrl, ownerUrl, database, services } = office.app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs });
  await writingJobs(gates)(services);
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await office.app.close();
}, 60_000);

type Cells = Readonly<Record<string, string | undefined>>;

/** A row of the sheet as a clerk would fill it in. */
const right: Cells = {
  type: "Air",
  houseNumber: "",
  mainNumber: "",
  orderNumber: "",
  customerNumber: "",
  shippingDate: "2026-11-20",
  customerName: "Jeddah Trading Est.",
  shipperName: "陈静",
  consigneeName: "محمد العتيبي",
  loadingPort: "SZX",
  destinationPort: "RUH",
  country: "SA",
  city: "Riyadh",
  productName: "Power adapters",
  customsCode: "85044013",
  boxCount: "2",
  lengthCm: "100",
  widthCm: "120",
  heightCm: "110",
  weight: "300",
  unitPrice: "640",
  currency: "USD",
  operatorId: "Chen Jing",
  salesId: "Chen Jing",
  customerServiceId: "Chen Jing",
  marketingId: "Chen Jing",
  warehouseId: "MAIN",
};

const inCompany = <T>(work: (db: Db) => Promise<T>) =>
  inTransaction(office.app.database, { companyId: office.company.companyId }, work);

/** Uploads a spreadsheet under the fields' own names, as the person's own. */
async function upload(rows: readonly Cells[], without: readonly string[] = []): Promise<string> {
  const [warehouse] = await office.read<{ code: string }>("SELECT code FROM warehouse");
  const whole = rows.map((row) => ({ ...right, warehouseId: warehouse?.code ?? "", ...row }));
  const fields = Object.keys(right).filter((field) => !without.includes(field));
  const lines = whole.map((row: Cells) => fields.map((field) => row[field] ?? ""));
  return await uploadBytes(
    await buffer(
      writeSheet(
        lines,
        fields.map((heading) => ({ heading })),
        { sheetName: "Waybills" },
      ),
    ),
  );
}

async function uploadBytes(bytes: Uint8Array): Promise<string> {
  const { companyId, administrator } = office.company;
  const saving = {
    companyId,
    use: "waybillImport",
    name: "import.xlsx",
    bytes,
    createdBy: administrator.userId,
  } as const;
  return (await inCompany((db) => office.app.services.files.save(db, saving))).id;
}

async function preview(fileId: string, language: Language = "en") {
  return await office.app.call(previewWayBillImport, { fileId }, { token: office.token, language });
}

/** Imports, and gives how it ended. */
async function run(fileId: string, creditReason = "") {
  const { Content } = await office.app.call(startWayBillImport, { fileId, creditReason }, { token: office.token });
  const id = Content?.jobId ?? "";
  const personId = office.company.administrator.userId;
  const progress = () => inCompany((db) => readProgress(db, { id, personId }));
  await expect.poll(async () => (await progress())?.state, { timeout: 20_000 }).toMatch(/done|failed/);
  return await progress();
}

const stored = (condition: string) =>
  office.read<{ number: string; main: string; flagged: boolean; pieces: number; chargeable: string; lines: number }>(
    `SELECT house_number AS number, main_number AS main, number_flagged AS flagged, pieces, chargeable_weight AS chargeable,
       (SELECT count(*)::int FROM waybill_item i WHERE i.company_id = w.company_id AND i.waybill_id = w.id) AS lines
     FROM waybill w WHERE ${condition} ORDER BY house_number`,
  );

describe("A spreadsheet becomes waybills", () => {
  test("with numbers built in its order, their goods, first event, public numbers and log", async () => {
    const order = `PO-${randomUUID()}`;
    const fileId = await upload([1, 2, 3].map((row) => ({ orderNumber: `${order}-${row}` })));
    expect((await preview(fileId)).Content).toMatchObject({ rows: 3, waybills: 3, wrongRows: 0, problems: [] });
    expect(await run(fileId)).toMatchObject({ state: "done", result: { count: 3 } });
    const rows = await office.read<Record<string, unknown>>(
      `SELECT w.house_number AS number, w.order_number AS "order", w.chargeable_weight AS chargeable, w.state_id IS NOT NULL AS "hasState",
         (SELECT count(*)::int FROM waybill_event e WHERE e.company_id = w.company_id AND e.waybill_id = w.id) AS events,
         (SELECT count(*)::int FROM tracking_number t WHERE t.company_id = w.company_id AND t.waybill_id = w.id) AS public,
         (SELECT string_agg(action, ' ') FROM operation_log l WHERE l.company_id = w.company_id AND l.entity_id = w.id) AS log
       FROM waybill w WHERE w.order_number LIKE '${order}-%' ORDER BY w.house_number`,
    );
    expect(rows.map((row) => row["order"])).toEqual([`${order}-1`, `${order}-2`, `${order}-3`]);
    for (const row of rows) {
      expect(row["number"]).toMatch(/^GULFA26\d{5}$/);
      expect(row).toMatchObject({ chargeable: "440.000", hasState: true, events: 1, public: 2, log: "import" });
    }
  });

  test("of which rows with one order number are one waybill with several lines of goods", async () => {
    const order = `PO-${randomUUID()}`;
    const rest = { ...Object.fromEntries(Object.keys(right).map((field) => [field, ""])), warehouseId: "" };
    const { productName, customsCode, boxCount, weight, unitPrice, currency, lengthCm, widthCm, heightCm } = right;
    const goods = { productName, customsCode, boxCount, weight, unitPrice, currency, lengthCm, widthCm, heightCm };
    const fileId = await upload([{ orderNumber: order }, { ...rest, ...goods, orderNumber: order }]);
    expect(await run(fileId)).toMatchObject({ state: "done", result: { count: 1 } });
    expect(await stored(`order_number = '${order}'`)).toMatchObject([{ pieces: 4, lines: 2, chargeable: "880.000" }]);
  });

  test("in which numbers of others with a wrong check digit are kept and flagged", async () => {
    const order = `PO-${randomUUID()}`;
    expect(await run(await upload([{ orderNumber: order, mainNumber: "176-12345678" }]))).toMatchObject({
      state: "done",
    });
    expect(await stored(`order_number = '${order}'`)).toMatchObject([{ main: "176-12345678", flagged: true }]);
  });

  test("of which the template's example is none", async () => {
    const { Content } = await office.app.call(getWayBillImportTemplate, {}, { token: office.token, language: "ar" });
    const { files } = office.app.services;
    const bytes = await inCompany(async (db) => {
      const card = await files.find(db, Content?.path.split("/").at(-1) ?? "");
      return card ? await files.read(card) : Buffer.alloc(0);
    });
    const lines = [];
    for await (const line of readSheet(bytes, { maxRows: 10 })) lines.push(line);
    expect(lines).toHaveLength(2);
    expect((await preview(await uploadBytes(bytes))).ErrorMsg).toBe(sheetRefusals.empty.text.en);
  });
});

describe("A spreadsheet with a customer beyond its credit", () => {
  test("says so before anything is stored, and is imported with a reason only, which is recorded for its waybills", async () => {
    const { companyId } = office.company;
    const id = randomUUID();
    await inCompany((db) =>
      db.insert(customers).values({ companyId, id, customerNumber: "C77", customerName: "Held Trading" }),
    );
    const recorded: string[] = [];
    credit.gate = (_db, { mayPass }, { customerId, field, reason }) => {
      expect(customerId).toBe(id);
      if (!mayPass || reason === "")
        throw refuseField(field, creditRefusals.reasonNeeded, { customer: "Held Trading" });
      return Promise.resolve({
        record: (_later, records) => {
          recorded.push(...records.map(({ number }) => number));
          return Promise.resolve();
        },
      });
    };
    const rows = [{ customerNumber: "C77", houseNumber: "HELD-1" }, { houseNumber: "HELD-2" }];
    const fileId = await upload(rows);
    const { Content } = await preview(fileId);
    expect(Content).toMatchObject({ wrongRows: 0, mayPass: true, held: [{ customerName: "Held Trading" }] });
    expect(Content.held[0]?.message).toMatch(/^Held Trading is beyond its credit/);
    expect(await run(fileId)).toMatchObject({ state: "failed" });
    expect(await stored("house_number LIKE 'HELD-%'")).toEqual([]);
    expect(await run(fileId, "Agreed")).toMatchObject({ state: "done" });
    expect([(await stored("house_number LIKE 'HELD-%'")).length, recorded]).toEqual([2, ["HELD-1"]]);
    credit.gate = allow;
  });
});

describe("A party of whom something is known, and who may stand on waybills all the same", () => {
  test("is told in the preview, at its row and column, and keeps no row from being imported", async () => {
    const order = `PO-${randomUUID()}`;
    const fileId = await upload([{ orderNumber: order }, { orderNumber: `${order}-2`, shipperName: "Grey Anchor" }]);
    const warnings = [{ row: 3, column: "Shipper", message: expect.stringContaining("Grey Anchor LLC") }];
    expect((await preview(fileId)).Content).toMatchObject({ wrongRows: 0, problems: [], warnings });
    expect(await run(fileId)).toMatchObject({ state: "done" });
    expect(await stored(`order_number LIKE '${order}%'`)).toHaveLength(2);
  });

  test("is told under the names of a customer on file as well; who is blocked is no mere warning", async () => {
    const { companyId } = office.company;
    const [id, customerNumber] = [randomUUID(), `K-${randomUUID().slice(0, 8)}`];
    await inCompany((db) =>
      db
        .insert(customers)
        .values({ companyId, id, customerNumber, customerName: "灰锚航运", companyNameEn: "Grey Anchor" }),
    );
    const fileId = await upload([{ customerNumber, customerName: "" }, { consigneeName: "Blue Anchor" }]);
    const warnings = [{ row: 2, column: "Customer name", message: expect.stringContaining("Grey Anchor LLC") }];
    const { Content } = await preview(fileId);
    expect(Content).toMatchObject({ wrongRows: 1, problems: [{ row: 3, column: "Consignee" }] });
    expect(Content.warnings).toEqual(warnings);
  });
});

describe("Of a spreadsheet with one wrong row nothing is stored", () => {
  test("nor where a party is blocked: each row of it is told, at the party's column", async () => {
    const order = `PO-${randomUUID()}`;
    const blocked = { consigneeName: "Blue Anchor" };
    const fileId = await upload([{ orderNumber: `${order}-1` }, blocked, { ...blocked, orderNumber: `${order}-2` }]);
    const message = expect.stringContaining("Blue Anchor LLC");
    const problems = [3, 4].map((row) => ({ row, column: "Consignee", message }));
    expect((await preview(fileId)).Content).toMatchObject({ wrongRows: 2, problems });
    expect(await run(fileId)).toMatchObject({ state: "failed" });
    expect(await stored(`order_number LIKE '${order}%'`)).toEqual([]);
  });

  test("and the preview and the import name the row, the column and what is wrong", async () => {
    const order = `PO-${randomUUID()}`;
    const fileId = await upload([{ orderNumber: `${order}-1` }, { orderNumber: `${order}-2`, currency: "XXX" }]);
    const { Content } = await preview(fileId, "zh");
    expect(Content).toMatchObject({ rows: 2, waybills: 1, wrongRows: 1, problems: [{ row: 3, column: "币种" }] });
    expect(await run(fileId)).toMatchObject({ state: "failed" });
    expect(await stored(`order_number LIKE '${order}%'`)).toEqual([]);
  });

  test("when a number stands twice in it, or was used before", async () => {
    const used = await office.addAir({ houseNumber: `IM-${randomUUID().slice(0, 8).toUpperCase()}` });
    const twice = `IM-${randomUUID().slice(0, 8).toUpperCase()}`;
    const other = { houseNumber: twice, orderNumber: "between" };
    const fileId = await upload([
      { houseNumber: twice },
      { houseNumber: used.Content?.houseNumber ?? "" },
      { ...other },
    ]);
    const { Content } = await preview(fileId);
    expect(Content?.problems).toMatchObject([
      { row: 3, message: expect.stringContaining("used") },
      { row: 4, message: "Row 2 has the same number" },
    ]);
  });

  test("when a waybill's further row says otherwise than its first", async () => {
    const order = `PO-${randomUUID()}`;
    const fileId = await upload([{ orderNumber: order }, { orderNumber: order, city: "Jeddah" }]);
    const { Content } = await preview(fileId);
    expect(Content?.problems).toMatchObject([
      { row: 3, column: "Destination city", message: expect.stringContaining("row 2") },
    ]);
  });
});

describe("Refused as no such spreadsheet is", () => {
  test("one without a column that every waybill needs, by the column's name in the person's language", async () => {
    const answer = await preview(await upload([{}], ["currency", "weight"]), "zh");
    expect(answer.StatusCode).toBe(422);
    expect(answer.ErrorMsg).toMatch(/毛重.*币种/);
  });

  test("a file that is none, before it is even kept, and someone else's", async () => {
    await expect(uploadBytes(Buffer.from("PK not a zip"))).rejects.toThrow("sheets.notXlsx");
    const theirs = await office.app.call(previewWayBillImport, { fileId: await upload([{}]) }, { token: office.other });
    expect(theirs.StatusCode).toBe(404);
  });
});

test("An import and clerks who build waybills meanwhile never get the same number", async () => {
  const fileId = await upload(Array.from({ length: 300 }, (_, row) => ({ orderNumber: `LOAD-${row}` })));
  const [ended, ...built] = await Promise.all([
    run(fileId),
    ...Array.from({ length: 30 }, () => office.addAir({ ...make.air(office.who) })),
  ]);
  expect(ended).toMatchObject({ state: "done", result: { count: 300 } });
  expect(built.filter(({ StatusCode }) => StatusCode !== 200)).toEqual([]);
  const numbers = [
    ...built.map(({ Content }) => Content?.houseNumber),
    ...(await stored("order_number LIKE 'LOAD-%'")).map(({ number }) => number),
  ];
  expect({ twice: numbers.filter((number, place) => numbers.indexOf(number) !== place), made: numbers.length }).toEqual(
    {
      twice: [],
      made: 330,
    },
  );
});
