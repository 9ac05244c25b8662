import {
  deleteCargoFile,
  editCargoFile,
  getCargoFileCentersList,
  getCargoFileLogList,
  saveCargoFile,
  sendFileDetailsEmail,
} from "@lading/contract/cargo-file";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationLogs } from "#core/audit";
import { openFileHouse, type FileHouse } from "./cargo-file.stage.ts";

let house: FileHouse;
let waybillId: string;
let id: string;
beforeAll(async () => {
  house = await openFileHouse();
  waybillId = await house.addWaybill("GULFA260000001", "020-12345675");
});
afterAll(() => house.app.close());

const log = async (token: string, language: "zh" | "en" = "en") =>
  await house.app.call(getCargoFileLogList, { id }, { token, language });
const logged = async (entity: string, entityId: string) =>
  await house.inCompany((db) =>
    db
      .select()
      .from(operationLogs)
      .where(and(eq(operationLogs.entity, entity), eq(operationLogs.entityId, entityId)))
      .orderBy(asc(operationLogs.createdAt)),
  );

test("Whatever is done to a paper stands in its log and in its waybill's, with who, from where, before and after", async () => {
  const { administrator: token, rival, hr } = house.tokens;
  const files = [{ fileId: await house.upload("MAWB.pdf"), type: "waybill" as const }];
  await house.app.call(saveCargoFile, { files, waybillNumber: "020-12345675", remark: "copy" }, { token });
  id = (await house.app.call(getCargoFileCentersList, {}, { token })).Content.rows[0]?.id ?? "";
  const where = { jobNumber: "", waybillNumber: "020-12345675", warehouseId: null };
  const change = { id, type: "invoice", ownership: "agent", ...where, remark: "copy" } as const;
  await house.app.call(editCargoFile, { ...change, version: 1 }, { token });
  await house.app.call(editCargoFile, { ...change, version: 2 }, { token });
  const mail = { ids: [id], to: "agent@jeddah.example", subject: "Papers" };
  await house.app.call(sendFileDetailsEmail, mail, { token });

  const { rows } = (await log(token)).Content;
  expect(rows.map(({ action }) => action)).toEqual(["send", "edit", "add"]);
  expect(rows[1]).toMatchObject({
    userName: "Chen Jing",
    ip: "127.0.0.1",
    changes: [
      { field: "file", before: null, after: "MAWB.pdf" },
      { field: "fileType", before: "Waybill", after: "Commercial invoice" },
      { field: "fileOwner", before: "Our company", after: "Agent" },
    ],
  });
  const sent = (await log(token, "zh")).Content.rows[0]?.changes;
  expect(sent).toContainEqual({ field: "mailState", before: null, after: "未配置邮件服务器，未发出" });
  expect(sent).toContainEqual({ field: "mailTo", before: null, after: "agent@jeddah.example" });
  for (const stranger of [rival, hr]) expect([403, 404]).toContain((await log(stranger)).StatusCode);

  await house.app.call(deleteCargoFile, { ids: [id] }, { token });
  expect((await logged("cargoFile", id)).map(({ action }) => action)).toEqual(["add", "edit", "send", "delete"]);
  const ofWaybill = await logged("waybill", waybillId);
  expect(ofWaybill.map(({ action }) => action)).toEqual(["addFile", "editFile", "sendFile", "deleteFile"]);
  expect(new Set(ofWaybill.map(({ entityNumber }) => entityNumber))).toEqual(new Set(["GULFA260000001"]));
  expect(ofWaybill[3]?.changes[0]).toEqual({ field: "file", before: "MAWB.pdf", after: null });
});

test("A paper of a job alone is in no waybill's log", async () => {
  const { administrator: token } = house.tokens;
  const files = [{ fileId: await house.upload("job.pdf"), type: "other" as const }];
  await house.app.call(saveCargoFile, { files, jobNumber: "J-7" }, { token });
  id = (await house.app.call(getCargoFileCentersList, { number: "J-7" }, { token })).Content.rows[0]?.id ?? "";
  expect((await log(token)).Content.rows).toMatchObject([{ action: "add" }]);
  const all = await house.inCompany((db) => db.select().from(operationLogs).where(eq(operationLogs.entity, "waybill")));
  expect(all.filter(({ entityId }) => entityId !== waybillId)).toEqual([]);
});
