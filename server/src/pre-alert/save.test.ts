import type { RequestOf } from "@lading/contract/core";
import { saveCargoFile } from "@lading/contract/cargo-file";
import {
  deletePreAlert,
  editPreAlertInfo,
  exportPreAlertList,
  getArrivalNoticeDetail,
  createArrivalNoticePdf,
  getPreAlertList,
  getPreAlertMailDraft,
  getPreAlertWaybillRecordFileList,
  loadPreAlertInfo,
  savePreAlertInfo,
  sendMailByPreAlertFile,
} from "@lading/contract/pre-alert";
import { editWayBillLogisticsStatus } from "@lading/contract/logistics-state";
import { wayBillDetail } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outboxMessages } from "#core/db";
import { seesPreAlertFile } from "./index.ts";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
let mainId: string;
beforeAll(async () => {
  houses = await openHouses();
  mainId = await houses.addMain("020-12345675");
});
afterAll(() => houses.close());

const token = () => houses.origin.token;
const load = async (waybillIds: string[], as = token()) =>
  await houses.app.call(loadPreAlertInfo, { waybillIds }, { token: as, language: "en" });
const list = async (input: RequestOf<typeof getPreAlertList> = {}, as = token()) =>
  (await houses.app.call(getPreAlertList, { direction: "sent", ...input }, { token: as })).Content;

async function housesOf(id: string): Promise<string[]> {
  const { Content } = await houses.app.call(wayBillDetail, { id }, { token: token() });
  return Content.houses.map((house) => house.id);
}

describe("A pre-alert", () => {
  test("is prefilled from its main waybill, the waybill's events and the company", async () => {
    const states = await houses.origin.inCompany(
      async (db) =>
        (await db.execute<{ id: string; preset: string }>(sql`SELECT id, preset FROM logistics_state`)).rows,
    );
    const add = (preset: string, occurredAt: string) =>
      houses.app.call(
        editWayBillLogisticsStatus,
        {
          waybillIds: [mainId],
          stateId: states.find((state) => state.preset === preset)?.id ?? "",
          occurredAt,
        },
        { token: token() },
      );
    await add("departed", "2026-11-20T21:30:00Z");
    const { Content } = await load([mainId]);
    expect(Content).toMatchObject({
      type: 1,
      isMain: true,
      already: [],
      fields: {
        mainNumber: "020-12345675",
        loadingPort: "SZX",
        destinationPort: "RUH",
        flightNumber: "LH 8451",
        carrier: "Lufthansa Cargo",
        originAgent: "Gulf Freight",
        destinationAgent: "Jeddah Clearing",
        packages: 4,
        weight: "610.5",
        volume: "5.28",
        etd: "2026-11-21",
        eta: "2026-11-22",
        atd: "2026-11-20T21:30:00.000Z",
        ata: "",
      },
    });
    expect(Content.houses.map(({ houseNumber, pieces }) => [houseNumber, pieces])).toEqual([
      ["GULFA0000001", 2],
      ["GULFA0000002", 2],
    ]);
    const { app } = houses;
    const inArabic = await app.call(loadPreAlertInfo, { waybillIds: [mainId] }, { token: token(), language: "ar" });
    expect(inArabic.Content.houses.map(({ city }) => city)).toEqual(["الرياض", "الرياض"]);
  });

  test("is of one main waybill or of houses of one type: anything else is refused at the field", async () => {
    const [first = "", second = ""] = await housesOf(mainId);
    expect((await load([first, second])).Content).toMatchObject({
      isMain: false,
      fields: { packages: 4, weight: "600" },
    });
    const mixed = await load([mainId, first]);
    expect(mixed.Content).toMatchObject({
      fields: { waybillIds: "Choose one master waybill, or house waybills of one business type" },
    });
    expect((await load([mainId], houses.destination.token)).StatusCode).toBe(404);
    expect((await load([mainId], houses.origin.sales)).StatusCode).toBe(404);
  });
});

describe("A pre-alert of a company with several people", () => {
  test("is made by nobody who does not see all its houses", async () => {
    const other = await houses.addMain("020-22222222");
    await houses.origin.inCompany((db) =>
      db.execute(
        sql`UPDATE waybill SET operator_id = (SELECT id FROM staff_user WHERE user_name = 'Omar') WHERE id = ${other}`,
      ),
    );
    const refused = await load([other], houses.origin.sales);
    expect([refused.StatusCode, refused.ErrorMsg]).toEqual([
      422,
      expect.stringContaining("houses that you may not see"),
    ]);
  });

  test("is found by its own, main and house numbers, its agents, ports and dates, and exported", async () => {
    await houses.alertOf(mainId, { transit: "DXB", remark: "Keep dry" });
    for (const search of ["GULFP26", "020-1234", "02012345", "gulfa0000002"])
      expect((await list({ search })).total).toBe(1);
    for (const filter of [
      { agent: "jeddah" },
      { transport: "lh8451" },
      { types: [1 as const] },
      { states: ["unconfirm" as const] },
      { loadingPort: "szx", destinationPort: "RUH" },
      { etdFrom: "2026-11-21", etdTo: "2026-11-21" },
      { cargoTypes: ["general" as const] },
    ])
      expect([filter, (await list(filter)).total]).toEqual([filter, 1]);
    for (const filter of [{ search: "%" }, { agent: "nobody" }, { types: [2 as const] }, { etaFrom: "2026-12-01" }])
      expect([filter, (await list(filter)).total]).toEqual([filter, 0]);
    expect((await list({}, houses.destination.token)).total).toBe(0);
    expect((await list({}, houses.origin.sales)).total).toBe(0);
    const sheet = await houses.app.call(exportPreAlertList, { direction: "sent" }, { token: token() });
    expect(sheet.Content.name).toMatch(/^Sent pre-alerts .*\.xlsx$/);
    expect((await load([mainId])).Content.already).toEqual([expect.stringMatching(/^GULFP26/)]);
  });
});

describe("A pre-alert that is saved", () => {
  test("does not arrive before it departs, and has at most ten files, each somebody's own", async () => {
    const { fields } = (await load([mainId])).Content;
    const save = (change: object) =>
      houses.app.call(
        savePreAlertInfo,
        { waybillIds: [mainId], ...fields, cargoType: "general", ...change },
        { token: token(), language: "en" },
      );
    expect((await save({ eta: "2026-11-20" })).Content.fields).toEqual({ eta: "Arrival cannot be before departure" });
    expect((await save({ atd: "2026-11-21T10:00:00Z", ata: "2026-11-21T09:00:00Z" })).StatusCode).toBe(422);
    const many = await Promise.all(Array.from({ length: 11 }, (_, place) => houses.upload(`${place}.pdf`)));
    expect((await save({ fileIds: many })).StatusCode).toBe(400);
    const made = await save({ fileIds: many.slice(0, 10) });
    expect(made.StatusCode).toBe(200);
    // A file of one pre-alert is not another's.
    expect((await save({ fileIds: many.slice(0, 1) })).StatusCode).toBe(422);
    const { destination } = houses;
    const stranger = await houses.app.call(
      savePreAlertInfo,
      { waybillIds: [mainId], ...fields, cargoType: "general" },
      { token: destination.token },
    );
    expect(stranger.StatusCode).toBe(404);
  });

  test("says what kind of cargo it is: nobody's dangerous goods go out as general cargo because a field was not looked at", async () => {
    const { fields } = (await load([mainId])).Content;
    expect(fields).not.toHaveProperty("cargoType");
    const input: object = { waybillIds: [mainId], ...fields };
    const refused = await houses.app.app.inject({
      method: "POST",
      url: savePreAlertInfo.path,
      headers: { authorization: `Bearer ${token()}`, "accept-language": "en" },
      payload: input,
    });
    expect([refused.statusCode, refused.json().Content.fields]).toEqual([400, { cargoType: "This field is required" }]);
  });
});

describe("A pre-alert's files", () => {
  test("may be copies of the waybill's cargo files, which stay when the cargo file goes", async () => {
    const { companyId } = houses.origin.company;
    const { userId: createdBy } = houses.origin.company.administrator;
    const bytes = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
    const file = await houses.origin.inCompany((db) =>
      houses.services.files.save(db, {
        companyId,
        use: "cargoFile",
        name: "packing.pdf",
        bytes,
        createdBy,
        expiresAt: new Date(Date.now() + 60_000),
      }),
    );
    const files = [{ fileId: file.id, type: "packingList" as const }];
    await houses.app.call(saveCargoFile, { files, waybillNumber: "020-12345675" }, { token: token() });
    const offered = await houses.app.call(
      getPreAlertWaybillRecordFileList,
      { waybillIds: [mainId] },
      { token: token() },
    );
    expect(offered.Content.rows.map(({ name }) => name)).toEqual(["packing.pdf"]);
    const id = await houses.alertOf(mainId, { fileIds: [file.id] });
    const [copy] = (await houses.show(id)).storedFiles;
    expect([copy?.name, copy?.id === file.id]).toEqual(["packing.pdf", false]);
    const session = {
      audience: "customer" as const,
      companyId,
      customerId: createdBy,
      customerName: "",
      tokenHash: Buffer.alloc(0),
      validUntil: null,
      refreshMenu: false,
    };
    expect(await houses.origin.inCompany((db) => seesPreAlertFile(db, session, copy?.id ?? ""))).toBe(false);
  });
});

describe("A pre-alert", () => {
  test("that somebody else has changed is not overwritten; one never pushed is deleted, a pushed one is not", async () => {
    const id = await houses.alertOf(mainId);
    const { fields } = (await load([mainId])).Content;
    const edit = (version: number) =>
      houses.app.call(
        editPreAlertInfo,
        { id, version, ...fields, cargoType: "general", rereadHouses: true },
        { token: token() },
      );
    expect((await edit(1)).Content.version).toBe(2);
    const stale = await edit(1);
    expect([stale.StatusCode, stale.Content]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ version: 2, packages: 4 }) }),
    ]);
    const pushed = await houses.alertOf(mainId);
    await houses.push(pushed);
    const both = await houses.app.call(deletePreAlert, { ids: [id, pushed] }, { token: token() });
    expect(both.ErrorMsg).toMatch(/was pushed to another company and cannot be deleted/);
    expect((await houses.app.call(deletePreAlert, { ids: [id] }, { token: token() })).Content.deleted).toBe(1);
    expect((await houses.app.call(deletePreAlert, { ids: [id] }, { token: token() })).StatusCode).toBe(404);
  });
});

describe("Papers and e-mail", () => {
  test("the cover text has the figures in the chosen language, and the message its files and the sheet", async () => {
    const id = await houses.alertOf(mainId, { fileIds: [await houses.upload("manifest.pdf")] });
    const draft = async (documentLanguage: "zh" | "en" | "ar") =>
      (await houses.app.call(getPreAlertMailDraft, { id, documentLanguage }, { token: token() })).Content;
    expect((await draft("zh")).subject).toBe("预报 020-12345675 SZX → RUH");
    expect((await draft("en")).text).toContain("Gross weight (kg): 610.5");
    expect((await draft("ar")).text).toContain("020-12345675");
    const { storedFiles } = await houses.show(id);
    const send = (to: string) =>
      houses.app.call(
        sendMailByPreAlertFile,
        {
          id,
          to,
          subject: "预报 إشعار",
          text: "x",
          fileIds: storedFiles.map((file) => file.id),
          documentLanguage: "ar",
        },
        { token: token() },
      );
    expect((await send("agent@")).StatusCode).toBe(422);
    expect((await send("a@jeddah.example, b@jeddah.example")).Content.delivered).toBe("outbox");
    const [message] = await houses.origin.inCompany((db) => db.select().from(outboxMessages));
    expect(message?.attachments).toMatchObject([
      { name: "إشعار مسبق 020-12345675.pdf", type: "application/pdf" },
      { name: "manifest.pdf" },
    ]);
  });

  test("the arrival notice names whom to notify, of the whole and of one house, as PDF in each language", async () => {
    const id = await houses.alertOf(mainId);
    const whole = await houses.app.call(getArrivalNoticeDetail, { id, documentLanguage: "en" }, { token: token() });
    expect(whole.Content).toMatchObject({ title: "Arrival notice", number: "020-12345675" });
    expect(whole.Content.addressee.slice(0, 2)).toEqual(["Riyadh Import Desk", "Jeddah Clearing"]);
    const one = await houses.app.call(getArrivalNoticeDetail, { id, line: 2 }, { token: token() });
    expect([one.Content.number, one.Content.houses.length]).toEqual(["GULFA0000002", 1]);
    expect(one.Content.addressee).toContain("محمد العتيبي");
    expect((await houses.app.call(getArrivalNoticeDetail, { id, line: 9 }, { token: token() })).StatusCode).toBe(404);
    for (const documentLanguage of ["zh", "en", "ar"] as const) {
      const made = await houses.app.call(createArrivalNoticePdf, { id, documentLanguage }, { token: token() });
      expect(made.Content.name).toContain("020-12345675.pdf");
    }
    const { token: other } = houses.destination;
    expect((await houses.app.call(createArrivalNoticePdf, { id }, { token: other })).StatusCode).toBe(404);
  });
});
