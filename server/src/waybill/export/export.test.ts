import { madeFile, startedJob, type Call, type RequestOf } from "@lading/contract/core";
import {
  exportCustomerWayBillList,
  exportWayBillList,
  exportWayBillOperationLog,
  voidWayBill,
} from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, readProgress, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { readSheet } from "#core/sheets";
import { faultsOf, readByOthers } from "#core/sheets/other-reader";
import { customerToken } from "#core/testing";
import { openReadingHouse, type ReadingHouse } from "../reading.stage.ts";
import { registerExports } from "./export.ts";

let house: ReadingHouse;
let events: Events;
let jobs: Jobs;
const customerId = "01936f5e-0000-7000-8000-00000000c001";

beforeAll(async () => {
  house = await openReadingHouse();
  const { appUrl, ownerUrl, database, services } = house.app;
  await prepareJobs(ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: appUrl, log });
  await events.start();
  jobs = createJobs({ url: appUrl, database, events, log, pollSeconds: 1 });
  Object.assign(services, { jobs });
  await registerExports({})(services);
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await house.app.close();
}, 60_000);

interface Ordered {
  token: string;
  language?: "zh" | "en" | "ar";
  personId?: string;
}

/** Orders an export, waits for it, and reads the rows of its sheet. */
async function exported<C extends Call>(call: C, input: RequestOf<C>, { token, language = "en", personId }: Ordered) {
  const { Content } = await house.app.call(call, input, { token, language });
  const id = startedJob.parse(Content).jobId;
  const person = personId ?? house.company.administrator.userId;
  const progress = () => house.inCompany((db) => readProgress(db, { id, personId: person }));
  await expect.poll(async () => (await progress())?.state, { timeout: 20_000 }).toBe("done");
  const result = madeFile.extend({ count: z.int() }).parse((await progress())?.result);
  const { files } = house.app.services;
  const bytes = await house.inCompany(async (db) => {
    const card = await files.find(db, result.path.split("/").at(-1) ?? "");
    expect(card).toMatchObject({ ownerKind: "export", createdBy: person });
    expect(Date.parse(card?.expiresAt ?? "")).toBeGreaterThan(Date.now());
    return card ? await files.read(card) : Buffer.alloc(0);
  });
  const [sheet] = (await readByOthers(bytes)).worksheets;
  expect(sheet && faultsOf(sheet)).toEqual([]);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 10_000 })) rows.push(cells);
  const [headings = [], ...values] = rows;
  const cell = (row: readonly string[], heading: string) => row[headings.indexOf(heading)] ?? "";
  return {
    ...result,
    sheet,
    headings,
    rows: values,
    column: (heading: string) => values.map((row) => cell(row, heading)),
  };
}

describe("An export has", () => {
  test("what is filtered, all pages of it, in the list's order and the person's language", async () => {
    const city = "Export";
    for (let one = 0; one < 25; one += 1) await house.add({ city, houseNumber: `EX-${100 + one}` });
    await house.add({ city: "Elsewhere", houseNumber: "EX-900" });
    const token = house.tokens.administrator;
    const input = { search: "EX-", city, sort: "houseNumber", order: "asc" } as const;
    const { count, name, column } = await exported(exportWayBillList, input, { token, language: "zh" });
    expect(count).toBe(25);
    expect(name).toMatch(/^运单 \d{4}-\d\d-\d\d\.xlsx$/);
    expect(column("运单号")).toEqual(Array.from({ length: 25 }, (_, one) => `EX-${100 + one}`));
    expect(column("运单类型")[0]).toBe("空运");
    expect(column("计费重（kg）")[0]).toBe("440");
    expect(column("发货日期")[0]).toBe("2026-11-20");
    expect(column("目的国家/地区")[0]).toBe("沙特阿拉伯");
    expect(column("物流状态")[0]).toBe("已下单");
    expect(column("操作员")[0]).toBe("Chen Jing");
    expect(column("录入时间（UTC）")[0]).toMatch(/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/);
  });

  test("texts as texts, also those that look like a formula", async () => {
    await house.add({ houseNumber: "FORMULA", consigneeName: '=HYPERLINK("https://evil.example")' });
    const { column } = await exported(exportWayBillList, { search: "FORMULA" }, { token: house.tokens.administrator });
    expect(column("Consignee")).toEqual(['=HYPERLINK("https://evil.example")']);
  });

  test("only what the person may see", async () => {
    const seen = { city: "Seen", houseNumber: "SEEN-1", salesId: house.users.sales };
    await house.add(seen);
    await house.add({ city: "Seen", houseNumber: "SEEN-2" });
    const ordered = { token: house.tokens.sales, personId: house.users.sales };
    const { column } = await exported(exportWayBillList, { city: "Seen" }, ordered);
    expect(column("House waybill no.")).toEqual(["SEEN-1"]);
  });

  test("for a customer the own shipments, without what is the forwarder's", async () => {
    const id = await house.add({ houseNumber: "CUSTOMERS" });
    await house.inCompany((db) => db.execute(sql`UPDATE waybill SET customer_id = ${customerId} WHERE id = ${id}`));
    const { companyId } = house.company;
    const token = await customerToken(house.app.database, { companyId, userId: customerId });
    const ordered = { token, personId: customerId, language: "ar" } as const;
    const { headings, rows, column } = await exported(exportCustomerWayBillList, {}, ordered);
    expect(column("رقم البوليصة الفرعية")).toEqual(["CUSTOMERS"]);
    expect(headings).not.toContain("حالة الدفع");
    expect(JSON.stringify(rows)).not.toContain("Chen Jing");
  });

  test("of the log a row for each changed field", async () => {
    const id = await house.add({ houseNumber: "LOGGED" });
    await house.app.call(voidWayBill, { ids: [id], reason: "Booked twice" }, { token: house.tokens.administrator });
    const input = { waybillId: id, order: "desc" } as const;
    const { count, column, sheet } = await exported(exportWayBillOperationLog, input, {
      token: house.tokens.administrator,
    });
    expect(count).toBe(2);
    expect(column("Action").slice(0, 3)).toEqual(["Voided", "Voided", "Added"]);
    expect(column("Field").slice(0, 2)).toEqual(["Voided at", "Reason for voiding"]);
    expect(column("After")[1]).toBe("Booked twice");
    expect(column("Field")).toContain("Goods 1: Gross weight (kg)");
    const kindOf = (field: string) => {
      const cell = sheet?.getRow(2 + column("Field").indexOf(field)).getCell(8);
      return [typeof cell?.value === "object" ? cell.value?.constructor.name : typeof cell?.value, cell?.numFmt];
    };
    expect(kindOf("Goods 1: Gross weight (kg)")).toEqual(["number", undefined]);
    expect(kindOf("Shipping date")).toEqual(["Date", expect.stringMatching(/^yyyy.*dd$/)]);
    expect(kindOf("Voided at")).toEqual(["Date", expect.stringContaining("UTC")]);
  });
});

test("An export has cash on delivery with as many decimals as its currency has", async () => {
  const cash = { codChannel: "cash" };
  await house.add({ ...cash, houseNumber: "CASH-1", codAmount: "12.5", codCurrency: "USD" });
  await house.add({ ...cash, houseNumber: "CASH-2", codAmount: "1500", codCurrency: "JPY" });
  const input = { search: "CASH-", sort: "houseNumber", order: "asc" } as const;
  const { headings, sheet } = await exported(exportWayBillList, input, { token: house.tokens.administrator });
  const place = headings.indexOf("COD amount") + 1;
  const shown = [2, 3].map((row) => sheet?.getRow(row).getCell(place)).map((cell) => [cell?.value, cell?.numFmt]);
  expect(shown).toEqual([
    [12.5, "#,##0.00"],
    [1500, "#,##0"],
  ]);
});
