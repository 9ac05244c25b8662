import {
  addOverseasAgentOperationInfo,
  addSupplierInfoRecord,
  deleteOverseasAgentOperationInfo,
  deleteSupplierInfoRecord,
  editOverseasAgentOperationInfo,
  editSupplierInfoRecord,
  editSupplierInfoRecordState,
  exportSupplierInfoRecordList,
  getMainBusinessList,
  getOverseasAgentOperationInfoList,
  getSupplierImportTemplate,
  getSupplierInfoRecordList,
  getSupplierOperationLogList,
  getSupplierOptionList,
  importSupplierInfoRecord,
  loadSupplierInfoRecord,
} from "@lading/contract/supplier";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { form, openHouse } from "./supplier.stage.ts";
import type { SupplierUse } from "./uses.ts";

const booked = new Set<string>();
let house: Awaited<ReturnType<typeof openHouse>>;
const find: SupplierUse["find"] = (_db, _company, ids) => Promise.resolve(new Set(ids.filter((id) => booked.has(id))));
beforeAll(async () => {
  house = await openHouse([{ table: "supplier_cost", find }]);
});
afterAll(() => house.app.close());

const call = () => house.app.call.bind(house.app);
const mine = () => ({ token: house.one.token });
const load = async (id: string) => (await call()(loadSupplierInfoRecord, { id }, mine())).Content;
const logOf = async (id: string) => (await call()(getSupplierOperationLogList, { id }, mine())).Content.rows;

test("A search for signs that are left out of names, a lone tatweel, finds no supplier", async () => {
  await house.one.add();
  const wanted = { search: "\u0640" };
  expect((await call()(getSupplierInfoRecordList, wanted, mine())).Content.rows).toEqual([]);
  expect((await call()(getSupplierOptionList, wanted, mine())).Content.rows).toEqual([]);
});

describe("A supplier", () => {
  test("is added with a number that is given, several addresses and contacts, and found by pinyin", async () => {
    const { Content } = await call()(
      addSupplierInfoRecord,
      form({
        supplierName: "上海远航拖车",
        country: "CN",
        kind: "haulier",
        mainBusiness: ["warehousing", "trucking", "trucking"],
        email: "a@b.example，c@d.example",
        contacts: [{ contact: "李娜", telephone: "+86 21 1234 5678" }],
        accounts: [{ currency: "RMB", accountName: "远航", bankName: "ICBC", bankNumber: "6222 0001" }],
      }),
      mine(),
    );
    expect(Content.supplierNumber).toMatch(/^S\d{4}$/);
    expect(await load(Content.id)).toMatchObject({
      email: "a@b.example, c@d.example",
      mainBusiness: ["trucking", "warehousing"],
      contacts: [{ contact: "李娜", position: "" }],
      addPeople: "Chen Jing",
      status: "enabled",
    });
    for (const search of ["shyhtc", "yuanhang", "李娜"])
      expect((await call()(getSupplierInfoRecordList, { search }, mine())).Content.rows).toMatchObject([
        { id: Content.id },
      ]);
    const { rows } = (await call()(getSupplierOptionList, { search: "SHYH" }, mine())).Content;
    expect(rows.map(({ id }) => id)).toEqual([Content.id]);
    const businesses = (await call()(getMainBusinessList, {}, { ...mine(), language: "zh" })).Content.rows;
    expect(businesses.find(({ key }) => key === "trucking")).toEqual({
      key: "trucking",
      name: "拖车/陆运",
      suppliers: 1,
    });
  });

  test.each([
    ["country", { country: "ZZ" }],
    ["email", { email: "a@b.example, nonsense" }],
    ["website", { website: "not a site" }],
    ["supplierName", { supplierName: " " }],
    ["contacts.0.contact", { contacts: [{ contact: "" }] }],
    ["telephone", { telephone: "12" }],
  ])("with a wrong %s is refused at that field", async (field, wrong) => {
    const { StatusCode, Content } = await call()(addSupplierInfoRecord, form(wrong), mine());
    expect(StatusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(Content.fields ?? {})).toEqual([field]);
  });
});

describe("A supplier on file", () => {
  test("is one entry when two clerks add it at once, and the second is shown it", async () => {
    const [one, other] = [form({ supplierName: "Twin (Cargo)" }), form({ supplierName: "twin cargo" })];
    const answers = await Promise.all([one, other].map((input) => call()(addSupplierInfoRecord, input, mine())));
    expect(new Set(answers.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
    const stored = answers.find(({ StatusCode }) => StatusCode === 200)?.Content.id;
    const refused = answers.find(({ StatusCode }) => StatusCode === 409)?.Content;
    expect(refused).toMatchObject({ code: "supplier.exists", existing: { id: stored } });
  });

  test("is changed with the version it was read with, and its history says what changed, in words", async () => {
    const id = await house.one.add({ supplierName: "Before", mainBusiness: [] });
    const change = {
      ...form({ supplierName: "After", mainBusiness: ["airFreight"], kind: "airline" }),
      id,
      version: 1,
    };
    expect((await call()(editSupplierInfoRecord, change, mine())).Content.version).toBe(2);
    const late = await call()(editSupplierInfoRecord, change, mine());
    expect([late.StatusCode, late.Content]).toMatchObject([409, { current: { supplierName: "After", version: 2 } }]);
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({ action: "edit", userName: "Chen Jing" });
    expect(entry?.changes).toEqual([
      { field: "supplierName", before: "Before", after: "After" },
      { field: "kind", before: "Overseas agent", after: "Airline" },
      { field: "mainBusiness", before: null, after: "Air freight" },
    ]);
  });

  test("that is disabled says why and is not offered, unless it is the chosen one", async () => {
    const id = await house.one.add({ supplierName: "Gone Overland" });
    const change = { id, status: "disabled" as const, version: 1 };
    expect((await call()(editSupplierInfoRecordState, change, mine())).StatusCode).toBe(422);
    await call()(editSupplierInfoRecordState, { ...change, reason: "Bankrupt" }, mine());
    expect(await load(id)).toMatchObject({ status: "disabled", statusReason: "Bankrupt" });
    expect((await call()(getSupplierOptionList, { search: "gone over" }, mine())).Content.rows).toEqual([]);
    const chosen = (await call()(getSupplierOptionList, { search: "nothing", chosenId: id }, mine())).Content.rows;
    expect(chosen).toMatchObject([{ id, status: "disabled" }]);
  });

  test("is deleted with its services, unless something was booked to it; then none of those chosen is", async () => {
    const [free, used] = [await house.one.add(), await house.one.add()];
    await house.one.quote({ supplierId: free });
    booked.add(used);
    const refused = await call()(deleteSupplierInfoRecord, { ids: [free, used] }, mine());
    expect([refused.StatusCode, refused.Content.code]).toEqual([422, "supplier.inUse"]);
    expect((await load(free)).services).toBe(1);
    expect((await call()(deleteSupplierInfoRecord, { ids: [free] }, mine())).Content.deleted).toBe(1);
    expect((await call()(loadSupplierInfoRecord, { id: free }, mine())).StatusCode).toBe(404);
  });

  test("of another company is not found, by none of the calls", async () => {
    const id = await house.one.add();
    const theirs = { token: house.other.token };
    const answers = await Promise.all([
      call()(loadSupplierInfoRecord, { id }, theirs),
      call()(editSupplierInfoRecord, { ...form(), id, version: 1 }, theirs),
      call()(editSupplierInfoRecordState, { id, status: "enabled", version: 1 }, theirs),
      call()(deleteSupplierInfoRecord, { ids: [id] }, theirs),
      call()(getSupplierOperationLogList, { id }, theirs),
      call()(getOverseasAgentOperationInfoList, { supplierId: id }, theirs),
      call()(addOverseasAgentOperationInfo, { ...addOverseasAgentOperationInfo.example, supplierId: id }, theirs),
    ]);
    expect(answers.map(({ StatusCode }) => StatusCode)).toEqual(answers.map(() => 404));
    expect((await call()(getSupplierInfoRecordList, {}, theirs)).Content.total).toBe(0);
  });
});

describe("Suppliers", () => {
  test("are exported as they are filtered, and the template of an import can be fetched", async () => {
    const { Content } = await call()(exportSupplierInfoRecordList, { kind: "haulier" }, mine());
    expect(Content.name).toMatch(/^Suppliers .*\.xlsx$/);
    expect((await call()(getSupplierImportTemplate, {}, { ...mine(), language: "ar" })).Content.name).toContain(
      "الموردين",
    );
  });

  test("are imported all or none; what is wrong is said by row", async () => {
    const { writeSheet } = await import("#core/sheets");
    const { buffer } = await import("node:stream/consumers");
    const sheetOf = async (rows: string[][]) => {
      const columns = ["Supplier name", "Kind", "国家/地区", "Main business"].map((heading) => ({ heading }));
      const bytes = await buffer(writeSheet(rows, columns, { sheetName: "s", rightToLeft: false }));
      const { company } = house.one;
      return await inTransaction(house.app.database, { companyId: company.companyId }, (db) =>
        house.app.services.files.save(db, {
          companyId: company.companyId,
          use: "supplierImport",
          name: "s.xlsx",
          bytes,
          createdBy: company.administrator.userId,
        }),
      );
    };
    const wrong = await sheetOf([
      ["Sheet One", "Haulier", "SA", "Trucking, 仓储"],
      ["sheet one", "车队", "SA", ""],
      ["Sheet Two", "Spaceline", "ZZ", ""],
    ]);
    const checked = (await call()(importSupplierInfoRecord, { fileId: wrong.id, store: false }, mine())).Content;
    expect([checked.rows, checked.wrongRows]).toEqual([3, 2]);
    expect(checked.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, "Supplier name"],
      [4, "Kind"],
      [4, "Country"],
    ]);
    const right = await sheetOf([["Sheet One", "Haulier", "SA", "Trucking, 仓储"]]);
    const stored = (await call()(importSupplierInfoRecord, { fileId: right.id, store: true }, mine())).Content;
    expect(stored).toMatchObject({ stored: 1, problems: [] });
    const { rows } = (await call()(getSupplierInfoRecordList, { search: "sheet one" }, mine())).Content;
    expect(rows).toMatchObject([{ kind: "haulier", country: "SA", mainBusiness: ["trucking", "warehousing"] }]);
  });
});

async function refusal(supplierId: string, rest: object) {
  const input = { ...addOverseasAgentOperationInfo.example, supplierId, ...rest };
  const { StatusCode, Content } = await call()(addOverseasAgentOperationInfo, input, mine());
  return [StatusCode, Content.code, Object.keys(Content.fields ?? {})];
}

describe("Operation information of an overseas agent", () => {
  test("is kept by mode and port, those of all modes first, and stands in the agent's history", async () => {
    const supplierId = await house.one.add({ supplierName: "Jeddah Sea Agents" });
    const add = (rest: object) =>
      call()(addOverseasAgentOperationInfo, { ...addOverseasAgentOperationInfo.example, supplierId, ...rest }, mine());
    const { id } = (await add({ scope: "air", port: "ruh" })).Content;
    await add({ scope: "all", port: "" });
    const rows = async () =>
      (await call()(getOverseasAgentOperationInfoList, { supplierId }, mine())).Content.rows.map(
        ({ scope, port, documents, version }) => [scope, port, documents, version],
      );
    const papers = addOverseasAgentOperationInfo.example.documents;
    expect(await rows()).toEqual([
      ["all", "", papers, 1],
      ["air", "RUH", papers, 1],
    ]);
    const change = { ...addOverseasAgentOperationInfo.example, id, documents: "SABER", version: 1 };
    const { supplierId: _s, ...edit } = change;
    await call()(editOverseasAgentOperationInfo, edit, mine());
    expect((await call()(editOverseasAgentOperationInfo, edit, mine())).StatusCode).toBe(409);
    expect((await logOf(supplierId))[0]).toMatchObject({
      action: "operationEdit",
      changes: [{ field: "operation.documents", before: papers, after: "SABER" }],
    });
    await call()(deleteOverseasAgentOperationInfo, { id }, mine());
    expect(await rows()).toHaveLength(1);
  });

  test("is refused with a port that is none, with a validity that ends before it begins, and for who is no agent", async () => {
    const agent = await house.one.add();
    const haulier = await house.one.add({ kind: "haulier" });
    expect(await refusal(agent, { port: "XQX" })).toEqual([422, "supplier.port", ["port"]]);
    expect(await refusal(agent, { validFrom: "2026-12-01", validTo: "2026-11-01" })).toEqual([
      422,
      "supplier.validity",
      ["validTo"],
    ]);
    expect((await refusal(haulier, {})).slice(0, 2)).toEqual([422, "supplier.notAgent"]);
  });
});

describe("A supplier to choose", () => {
  test("is offered with whom to write to, of a wanted kind first, and to nobody of another company", async () => {
    const contacts = [{ contact: "Fahad", telephone: "+966 11 234 5678", email: "fahad@najd.example" }];
    await house.one.add({ supplierName: "Najd Air", kind: "airline", email: "", contacts });
    await house.one.add({ supplierName: "شركة Najd للتخليص", kind: "overseasAgent", address: "King Fahd Road" });
    const offered = async (token: string) =>
      (await call()(getSupplierOptionList, { search: "najd", firstKind: "overseasAgent" }, { token })).Content.rows;
    expect(await offered(house.one.token)).toMatchObject([
      { kind: "overseasAgent", address: "King Fahd Road", contact: "", phone: "", email: form().email },
      { kind: "airline", contact: "Fahad", phone: "+966 11 234 5678", email: "fahad@najd.example" },
    ]);
    expect((await call()(getSupplierOptionList, { search: "للتخليص" }, mine())).Content.rows).toHaveLength(1);
    expect(await offered(house.other.token)).toEqual([]);
  });
});
