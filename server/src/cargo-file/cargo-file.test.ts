import {
  deleteCargoFile,
  editCargoFile,
  exportCargoFileCentersList,
  getCargoFileCentersList,
  getCargoTransportFileDetail,
  saveCargoFile,
} from "@lading/contract/cargo-file";
import type { Language, RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFileHouse, type FileHouse } from "./cargo-file.stage.ts";
import { seesCargoFile } from "./index.ts";

let house: FileHouse;
let waybillId: string;
beforeAll(async () => {
  house = await openFileHouse();
  waybillId = await house.addWaybill("GULFA260000001");
  await house.addWaybill("GULFA260000002", "020-12345675");
});
afterAll(() => house.app.close());

type Saving = Omit<RequestOf<typeof saveCargoFile>, "files">;
const save = async (names: readonly string[], to: Saving, token = house.tokens.administrator) => {
  const files = await Promise.all(
    names.map(async (name) => ({ fileId: await house.upload(name), type: "invoice" as const })),
  );
  return await house.app.call(saveCargoFile, { files, ...to }, { token });
};
const list = async (
  input: RequestOf<typeof getCargoFileCentersList> = {},
  token = house.tokens.administrator,
  language?: Language,
) => (await house.app.call(getCargoFileCentersList, input, { token, ...(language && { language }) })).Content;
const namesOf = async (input: RequestOf<typeof getCargoFileCentersList>, token?: string) =>
  (await list(input, token)).rows.map(({ file }) => file.name).toSorted();
const idOf = async (search: string) => (await list({ search })).rows[0]?.id ?? "";

describe("Cargo files", () => {
  test("are added to a job, a waybill or a warehouse, and found by each of their numbers", async () => {
    const { warehouseId } = house;
    expect((await save(["job.pdf", "箱单.pdf"], { jobNumber: "J-118" })).Content.added).toBe(2);
    expect((await save(["house.pdf"], { waybillNumber: "gulfa 260000001" })).StatusCode).toBe(200);
    expect((await save(["main.pdf"], { waybillNumber: "02012345675", ownership: "agent" })).StatusCode).toBe(200);
    expect((await save(["stored.pdf"], { warehouseId, remark: "Bay 4" })).StatusCode).toBe(200);
    expect(await namesOf({ number: "118" })).toEqual(["job.pdf", "箱单.pdf"]);
    expect(await namesOf({ number: "A260000001" })).toEqual(["house.pdf"]);
    expect(await namesOf({ number: "020-1234" })).toEqual(["main.pdf"]);
    expect(await namesOf({ number: "MAIN" })).toEqual(["stored.pdf"]);
    await house.inCompany((db) => db.execute(sql`UPDATE warehouse SET warehouse_name = '主仓库'`));
    const inEnglish = await list({ number: "MAIN" }, house.tokens.administrator, "en");
    expect(inEnglish.rows.map(({ warehouse }) => warehouse)).toEqual(["MAIN Main warehouse"]);
    expect(await namesOf({ search: "箱" })).toEqual(["箱单.pdf"]);
    expect(await namesOf({ ownership: "agent", types: ["invoice"] })).toEqual(["main.pdf"]);
    expect(await namesOf({ types: ["packingList"] })).toEqual([]);
    expect((await list({ from: "2020-01-01", to: "2020-12-31" })).total).toBe(0);
    expect((await list({ sort: "fileName", order: "asc" })).rows.map(({ file }) => file.name)).toEqual([
      "house.pdf",
      "job.pdf",
      "main.pdf",
      "stored.pdf",
      "箱单.pdf",
    ]);
  });

  test("belong somewhere: without a job, a waybill or a warehouse they are refused, and with a number that is none", async () => {
    expect((await save(["a.pdf"], {})).ErrorMsg).toBe("Enter a job number, a waybill or a warehouse");
    const { Content } = await save(["a.pdf"], { waybillNumber: "NOT-THERE" });
    expect(Content).toMatchObject({ fields: { waybillNumber: "There is no waybill with this number" } });
    expect((await save(["a.pdf"], { warehouseId: waybillId })).StatusCode).toBe(404);
  });

  test("are added once each: an upload that another has taken or that never was is refused", async () => {
    const { administrator: token, sales } = house.tokens;
    const files = [{ fileId: await house.upload("mine.pdf"), type: "other" as const }];
    expect((await house.app.call(saveCargoFile, { files, jobNumber: "J-1" }, { token: sales })).StatusCode).toBe(422);
    const unknown = [{ fileId: waybillId, type: "other" as const }];
    const refused = await house.app.call(saveCargoFile, { files: unknown, jobNumber: "J-1" }, { token });
    expect(refused.ErrorMsg).toBe("The file is no longer available. Please upload it again");
  });

  test("of a waybill are seen by those who see the waybill, the file itself too", async () => {
    const { sales, rival, administrator } = house.tokens;
    expect(await namesOf({ number: "A260000001" }, sales)).toEqual([]);
    expect(await namesOf({ number: "118" }, sales)).toEqual(["job.pdf", "箱单.pdf"]);
    expect((await list({}, rival)).total).toBe(0);
    const id = await idOf("house.pdf");
    expect((await house.app.call(getCargoTransportFileDetail, { id }, { token: sales })).StatusCode).toBe(404);
    expect((await house.app.call(getCargoTransportFileDetail, { id }, { token: rival })).StatusCode).toBe(404);
    const { Content } = await house.app.call(getCargoTransportFileDetail, { id }, { token: administrator });
    expect(Content.file).toMatchObject({ waybillId, waybillNumber: "GULFA260000001", createdByName: "Chen Jing" });
    const session = { audience: "staff", companyId: house.company.companyId } as const;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule looks at nothing else of a session
    const customer = { ...session, audience: "customer" } as unknown as Parameters<typeof seesCargoFile>[1];
    expect(await house.inCompany((db) => seesCargoFile(db, customer, Content.file.file.id))).toBe(false);
  });

  test("show what lies beside them", async () => {
    const { administrator: token } = house.tokens;
    const { Content } = await house.app.call(getCargoTransportFileDetail, { id: await idOf("job.pdf") }, { token });
    expect(Content.others.map(({ file }) => file.name)).toEqual(["箱单.pdf"]);
  });
});

describe("Listed cargo files", () => {
  test("are found by who added them and by their remark, and sorted by what their columns show", async () => {
    expect(await namesOf({ remark: "bay" })).toEqual(["stored.pdf"]);
    expect((await namesOf({ addedBy: "chen" })).length).toBe(5);
    expect(await namesOf({ addedBy: "omar" })).toEqual([]);
    const sorts = ["waybillNumber", "warehouse", "jobNumber", "size", "type", "ownership", "createdByName"] as const;
    const lasts = await Promise.all(
      sorts.map(async (sort) => (await list({ sort, order: "desc" })).rows[0]?.file.name),
    );
    // Of files that are equal the newest comes first; the two of one job came in one call, within a millisecond.
    expect(lasts).toEqual([
      "house.pdf",
      "stored.pdf",
      expect.stringMatching(/^(箱单|job)\.pdf$/),
      "stored.pdf",
      "stored.pdf",
      "stored.pdf",
      "stored.pdf",
    ]);
  });

  test("are exported as they are filtered and sorted, of the waybills that the user sees", async () => {
    const sheetOf = async (token: string, input: RequestOf<typeof exportCargoFileCentersList>) => {
      const { Content } = await house.app.call(exportCargoFileCentersList, input, { token });
      return await house.sheet(Content.path);
    };
    const sheet = await sheetOf(house.tokens.administrator, { number: "118", sort: "fileName", order: "asc" });
    expect(sheet.map((cells) => cells.slice(0, 4))).toEqual([
      ["File name", "Type", "Belongs to", "Job no."],
      ["job.pdf", "Commercial invoice", "Our company", "J-118"],
      ["箱单.pdf", "Commercial invoice", "Our company", "J-118"],
    ]);
    const ofSales = await sheetOf(house.tokens.sales, {});
    expect(ofSales.flat()).toContain("job.pdf");
    expect(ofSales.flat()).not.toContain("house.pdf");
    const { hr } = house.tokens;
    expect((await house.app.call(exportCargoFileCentersList, {}, { token: hr })).StatusCode).toBe(403);
  });
});

describe("A cargo file", () => {
  test("is said to be something else by one at a time: the second is told what stands there now", async () => {
    const { administrator: token } = house.tokens;
    const id = await idOf("job.pdf");
    const what = { type: "packingList", ownership: "customer" } as const;
    const change = { id, ...what, jobNumber: "J-118", waybillNumber: "", warehouseId: null, version: 1 };
    const edits = await Promise.all([1, 2].map(() => house.app.call(editCargoFile, change, { token })));
    expect(edits.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const emptied = { ...change, jobNumber: "", version: 2 };
    expect((await house.app.call(editCargoFile, emptied, { token })).StatusCode).toBe(422);
    expect((await list({ search: "job.pdf" })).rows[0]).toMatchObject({ type: "packingList", version: 2 });
  });

  test("is deleted with the others or none is, and the bytes with them", async () => {
    const { administrator: token, rival } = house.tokens;
    await save(["gone 1.pdf", "gone 2.pdf"], { jobNumber: "J-9" });
    const ids = (await list({ search: "gone" })).rows.map((row) => row.id);
    expect((await house.app.call(deleteCargoFile, { ids }, { token: rival })).StatusCode).toBe(404);
    expect((await house.app.call(deleteCargoFile, { ids: [...ids, waybillId] }, { token })).StatusCode).toBe(404);
    expect((await list({ search: "gone" })).total).toBe(2);
    expect((await house.app.call(deleteCargoFile, { ids }, { token })).Content.deleted).toBe(2);
    expect((await list({ search: "gone" })).total).toBe(0);
    expect((await house.services().files.clean()).removed).toBeGreaterThanOrEqual(2);
  });
});

describe("A file whose content is not its name", () => {
  test("is refused where its content is none of the kinds, whatever it is called", async () => {
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]);
    const archive = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(200)]);
    for (const bytes of [page, program, archive])
      await expect(house.upload("invoice.pdf", bytes)).rejects.toThrow("files.wrongKind");
  });

  test("is kept under the ending of what it is, so that nobody opens it as something else", async () => {
    const fileId = await house.upload("scan.xlsx");
    const { administrator: token } = house.tokens;
    await house.app.call(saveCargoFile, { files: [{ fileId, type: "other" }], jobNumber: "J-KIND" }, { token });
    const { rows } = await list({ number: "J-KIND" });
    expect(rows).toMatchObject([{ file: { name: "scan.pdf", type: "application/pdf" } }]);
  });
});
