import { airlinePieceCode, pieceCode } from "@lading/contract/core";
import { addCustomerInfo, getCustomerInfoList } from "@lading/contract/customer";
import { foundKindNames, searchOwnRecords, searchRecords, type FoundRecord } from "@lading/contract/record-search";
import { addWayBillAirTransport, voidedMark, voidWayBill } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { addPresetChargeItems } from "#charge-item";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeColleague, makeCompany, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { makeWaybillRow } from "#waybill";
import {
  allKinds,
  localWithoutWork,
  makeRecords,
  recordMaker,
  tokenOfAdministrator,
} from "./stages/app.kinds.stage.ts";
import { modules } from "./app.ts";

let app: TestApp;
let ours: MadeCompany;
let theirs: MadeCompany;
let token: string;
/** Records that carry the company's word. */
const made = [
  "waybill",
  "mainWaybill",
  "seaMainWaybill",
  "container",
  "order",
  "bill",
  "preAlert",
  "customer",
  "supplier",
];
const kinds = allKinds.filter(({ name }) => made.includes(name));

const companyOf = (code: string) =>
  makeCompany(app.database, {
    code,
    companyName: `${code} Freight`,
    furnish: [addPresetCurrencies, addPresetStates, addPresetChargeItems, addMainWarehouse],
    administrator: { userName: `${code} person`, email: `${code}@lading.example` },
  });

async function found(search: string, by = token): Promise<FoundRecord[]> {
  const { StatusCode, ErrorMsg, Content } = await app.call(searchRecords, { search }, { token: by, language: "en" });
  expect([StatusCode, ErrorMsg]).toEqual([200, null]);
  return Content.rows;
}
/** For waybills of this company. */
async function whoOf({ companyId, administrator }: MadeCompany) {
  const { rows } = await inTransaction(app.database, { companyId }, (db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM warehouse LIMIT 1`),
  );
  return { userId: administrator.userId, warehouseId: rows[0]?.id ?? "" };
}
const kindsOf = (rows: readonly FoundRecord[]) => [...new Set(rows.map(({ kind }) => kind))];

beforeAll(async () => {
  app = await startTestApp({ modules, services: localWithoutWork });
  ours = await companyOf("OURS");
  theirs = await companyOf("THEIRS");
  await makeRecords(kinds, await recordMaker(app, ours, "Harbour"));
  await makeRecords(kinds, await recordMaker(app, theirs, "Zanzibar"));
  token = await tokenOfAdministrator(app, ours);
});
afterAll(() => app.close());

describe("The search in the top bar", () => {
  test("finds records of every kind by a part of a name or number, each kind at its place", async () => {
    expect(kindsOf(await found("harb"))).toEqual(foundKindNames);
  });

  test("says why a record was found, and finds it by each of its numbers", async () => {
    const rows = await found("harbour");
    for (const { number, kind } of rows) {
      const again = await found(number);
      expect([number, again.some((row) => row.kind === kind && row.number === number)]).toEqual([number, true]);
    }
    const order = rows.find(({ kind }) => kind === "order");
    expect(order?.about[0]?.toLowerCase()).toContain("harbour");
  });

  test("takes an air waybill number without its dash, also when only its beginning is typed or in Arabic digits", async () => {
    for (const typed of ["020-1234", "0201234", "020 1234", "٠٢٠١٢٣٤"])
      expect([typed, kindsOf(await found(typed))]).toEqual([typed, expect.arrayContaining(["main"])]);
  });

  test("finds a customer by a telephone number, with the blanks that it is kept with or without any", async () => {
    const caller = {
      ...addCustomerInfo.example,
      customerNumber: "CALLER",
      customerName: "Caller",
      phone: "+966 50 123 9876",
    };
    const { Content } = await app.call(addCustomerInfo, caller, { token, language: "en" });
    for (const typed of ["+966 50 123 9876", "+966501239876", "0501239876".slice(1), "50-123-9876", "٩٦٦٥٠١٢٣"])
      expect([typed, (await found(typed)).map(({ id }) => id)]).toEqual([typed, expect.arrayContaining([Content.id])]);
    const { Content: listed } = await app.call(getCustomerInfoList, { search: "+966501239876" }, { token });
    expect(listed.rows.map(({ id }) => id)).toEqual([Content.id]);
  });

  test("finds a customer's waybills by the English name that lists call it by", async () => {
    const chinese = {
      ...addCustomerInfo.example,
      customerNumber: "QINGDAO",
      customerName: "青岛海纳贸易有限公司",
      companyNameEn: "Qingdao Haina Trading",
    };
    const customerId = (await app.call(addCustomerInfo, chinese, { token })).Content.id;
    const row = { ...makeWaybillRow.air(await whoOf(ours)), houseNumber: "HAINA-1", customerId };
    const { id } = (await app.call(addWayBillAirTransport, row, { token })).Content;
    expect((await found("haina trad")).map((one) => one.id)).toEqual(expect.arrayContaining([id, customerId]));
  });

  test("marks a voided waybill", async () => {
    const row = { ...makeWaybillRow.air(await whoOf(ours)), houseNumber: "GIVEN-UP-1" };
    const { id } = (await app.call(addWayBillAirTransport, row, { token })).Content;
    await app.call(voidWayBill, { ids: [id], reason: "Booked twice" }, { token });
    const [first] = await found("given-up-1");
    expect([first?.id, first?.about[0]]).toEqual([id, voidedMark.en]);
  });

  test("finds nothing of another company's", async () => {
    expect(await found("zanzibar")).toEqual([]);
    const owner = await tokenOfAdministrator(app, theirs);
    expect((await found("zanzibar", owner)).length).toBeGreaterThan(0);
  });

  test("finds the kinds whose lists a person may open, and no others", async () => {
    const { companyId } = ours;
    const clerk = await staffToken(app.database, ["/logisticsManagement/orderWayBill:view"], { companyId });
    expect(kindsOf(await found("harbour", clerk))).toEqual(["order"]);
    expect(await found("harbour", await staffToken(app.database, [], { companyId }))).toEqual([]);
  });
});

const voidBills = (at: "now()" | "NULL") =>
  inTransaction(app.database, { companyId: ours.companyId }, (db) =>
    db.execute(sql`UPDATE collection_bill SET voided_at = ${sql.raw(at)}`),
  );
const isBillMarked = async () =>
  (await found("harbour")).find(({ kind }) => kind === "bill")?.about.includes(voidedMark.en);

test("A voided bill is marked in the search of the top bar", async () => {
  expect(await isBillMarked()).toBe(false);
  await voidBills("now()");
  expect(await isBillMarked()).toBe(true);
  await voidBills("NULL");
});

describe("A short text, or a piece's code, in the search of the top bar", () => {
  test("finds by two characters, or one beyond Latin, what begins with them, and by one what is no more than that", async () => {
    const { userId, warehouseId } = await whoOf(ours);
    const more = { ...makeWaybillRow.air({ userId, warehouseId }), customerName: "LG", consigneeName: "王" };
    const add = async (change: Record<string, string>) =>
      (await app.call(addWayBillAirTransport, { ...more, ...change }, { token })).Content.id;
    const [short, long] = [await add({ houseNumber: "Q7" }), await add({ houseNumber: "XQ7-1", consigneeName: "J" })];
    const ids = async (search: string) => (await found(search)).map(({ id }) => id);
    expect(await ids("q7")).toEqual([short]);
    expect(await ids("٧")).toEqual([]);
    expect((await ids("lg")).toSorted()).toEqual([short, long].toSorted());
    expect(await ids("王")).toEqual([short]);
    expect(await ids("j")).toEqual([long]);
    expect(await ids("xq")).toEqual([long]);
    expect(await ids("%")).toEqual([]);
    expect(kindsOf(await found("ha"))).toEqual(foundKindNames);
    expect(await found("ar")).toEqual([]);
  });

  test("finds what begins like nearly every waybill as well: the newest of them", async () => {
    const { companyId } = ours;
    const [pattern] = await found("Q7");
    await inTransaction(app.database, { companyId }, (db) =>
      db.execute(sql`
        INSERT INTO waybill (company_id, id, type, house_number, shipping_date, shipper_name, consignee_name, loading_port,
          destination_port, pieces, weight, volume, chargeable_weight, warehouse_id, operator_id, created_by, created_by_name, created_at)
        SELECT company_id, gen_random_uuid(), 1, 'ZZ-' || n, shipping_date, shipper_name, consignee_name, loading_port,
          destination_port, pieces, weight, volume, chargeable_weight, warehouse_id, operator_id, created_by, created_by_name,
          now() + make_interval(secs => n)
        FROM waybill, generate_series(1, 700) AS n WHERE id = ${pattern?.id ?? ""}`),
    );
    expect((await found("zz")).map(({ number }) => number)).toEqual(["ZZ-700", "ZZ-699", "ZZ-698", "ZZ-697", "ZZ-696"]);
  });

  test("finds a shipment by the codes of its pieces' labels, and nothing by those of no shipment", async () => {
    const [{ number } = { number: "" }] = await found("Q7");
    expect((await found(pieceCode(number, 2))).map((row) => row.number)).toEqual([number]);
    const [main] = (await found("020-1234")).filter(({ kind }) => kind === "main");
    const airline = await found(airlinePieceCode(main?.number ?? "", 3) ?? "");
    expect(airline.filter(({ kind }) => kind === "main")).toEqual([expect.objectContaining({ id: main?.id })]);
    expect(await found("NOBODY-0002")).toEqual([]);
  });
});

/** Everything of ours that carries the word becomes this salesperson's. */
const give = async (userId: string) => {
  const { companyId } = ours;
  await inTransaction(app.database, { companyId }, async (db) => {
    await db.execute(sql`UPDATE waybill SET sales_id = ${userId}, operator_id = ${userId}, customer_service_id = ${userId},
      marketing_id = ${userId}, created_by = ${userId}`);
    await db.execute(sql`UPDATE customer SET sales_id = ${userId}`);
    await db.execute(sql`UPDATE entrust_order SET sales_id = ${userId}, created_by = ${userId}`);
    await db.execute(sql`UPDATE pre_alert SET created_by = ${userId}`);
  });
};

/** All that is shown of what the word finds, but suppliers: they are nobody's own, and whoever may see them sees all. */
const everyText = async () => {
  const rows = (await found("harbour")).filter(({ kind }) => kind !== "supplier");
  return [...new Set(["harbour", "ha", ...rows.flatMap(({ number, about }) => [number, ...about])])];
};

describe("A salesperson's search in the top bar", () => {
  /** May open every list, and sees their own records alone. */
  const salesperson = async (email: string) => {
    const colleague = { userName: email, email, presets: ["sales"] };
    const { companyId } = ours;
    const userId = await inTransaction(app.database, { companyId }, (db) => makeColleague(db, ours, colleague));
    return { userId, token: await staffToken(app.database, everyList, { companyId, userId, seesAll: false }) };
  };
  const everyList = [
    "/logisticsManagement/checkWayBill:view",
    "/logisticsManagement/orderWayBill:view",
    "/logisticsManagement/jobSummary:view",
    "/logisticsManagement/preAlertList:view",
    "/customerManagement/basicInfo:view",
    "/supplierManagement/suppliereInformation:view",
  ] as const;
  test("finds their own records of every kind, and none of a colleague's by any number, name or piece", async () => {
    const [own, colleague] = [await salesperson("own@ours.example"), await salesperson("other@ours.example")];
    await give(own.userId);
    expect(kindsOf(await found("harbour", own.token))).toEqual(foundKindNames);
    const [{ number } = { number: "" }] = await found("harbour", own.token);
    const texts = [...(await everyText()), pieceCode(number, 1), "0201234567500001"];
    for (const text of texts) {
      const seen = kindsOf(await found(text, colleague.token));
      expect([text, seen.filter((kind) => kind !== "supplier")]).toEqual([text, []]);
    }
  });

  test("finds of a colleague's records only the bill of a waybill of their own", async () => {
    const colleague = await salesperson("house@ours.example");
    const { rows: billed } = await inTransaction(app.database, { companyId: ours.companyId }, (db) =>
      db.execute<{ id: string }>(sql`UPDATE waybill SET sales_id = ${colleague.userId}
        WHERE id = (SELECT waybill_id FROM collection_bill) RETURNING id`),
    );
    const rows = await found("harbour", colleague.token);
    expect(rows.filter(({ kind }) => kind === "waybill").map(({ id }) => id)).toEqual(billed.map(({ id }) => id));
    expect(kindsOf(rows)).toEqual(["waybill", "bill", "supplier"]);
  });
});

describe("A customer's search in the portal", () => {
  test("finds the customer's own waybills and orders by number, name and piece, and never another customer's", async () => {
    const { companyId } = ours;
    const [{ id: harbour } = { id: "" }] = (await found("harbour")).filter(({ kind }) => kind === "customer");
    const another = { ...addCustomerInfo.example, customerNumber: "C0002", customerName: "Oasis Harbour" };
    const { Content: oasis } = await app.call(addCustomerInfo, another, { token });
    const { userId, warehouseId } = await whoOf(ours);
    const ship = async (customerId: string, houseNumber: string) =>
      (
        await app.call(
          addWayBillAirTransport,
          { ...makeWaybillRow.air({ userId, warehouseId }), customerId, houseNumber },
          { token },
        )
      ).Content.id;
    const [ownId, theirsId] = [await ship(harbour, "PORTAL-1"), await ship(oasis.id, "PORTAL-2")];
    const signIn = (customerId: string) => customerToken(app.database, { companyId, userId: customerId });
    const search = async (text: string, by: string) =>
      (await app.call(searchOwnRecords, { search: text }, { token: by, language: "en" })).Content.rows;
    const [asHarbour, asOasis] = [await signIn(harbour), await signIn(oasis.id)];
    expect((await search("portal", asHarbour)).map(({ id }) => id)).toEqual([ownId]);
    expect((await search("po", asOasis)).map(({ id }) => id)).toEqual([theirsId]);
    expect((await search("PORTAL-1-0002", asHarbour)).map(({ id }) => id)).toEqual([ownId]);
    expect(await search("PORTAL-1-0002", asOasis)).toEqual([]);
    expect(kindsOf(await search("harbour", asHarbour))).toEqual(["waybill", "order"]);
    expect(kindsOf(await search("harbour", asOasis))).toEqual(["waybill"]);
    for (const { number } of (await search("harbour", asHarbour)).filter(({ kind }) => kind === "order"))
      expect(await search(number, asOasis)).toEqual([]);
    const strangers = await signIn("01936f5e-0000-7000-8000-000000000009");
    expect(await search("harbour", strangers)).toEqual([]);
  });

  test("is not a colleague's, nor the other way round", async () => {
    expect((await app.call(searchOwnRecords, { search: "harbour" }, { token })).StatusCode).toBe(403);
    const customer = await customerToken(app.database, { companyId: ours.companyId });
    expect((await app.call(searchRecords, { search: "harbour" }, { token: customer })).StatusCode).toBe(403);
  });
});
