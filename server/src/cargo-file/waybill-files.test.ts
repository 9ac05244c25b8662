import {
  editCargoFile,
  getCargoFileCentersList,
  getWayBillByPrimaryFileList,
  getWayBillFileList,
  saveCargoFile,
  saveWayBillByPrimaryFile,
  saveWayBillFile,
  type CargoFile,
} from "@lading/contract/cargo-file";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationLogs } from "#core/audit";
import { openFileHouse, type FileHouse } from "./cargo-file.stage.ts";

let house: FileHouse;
let houseId: string;
let mainId: string;
beforeAll(async () => {
  house = await openFileHouse();
  houseId = await house.addWaybill("GULFA260000001");
  mainId = await house.addWaybill("GULFA260000002", "020-12345675");
});
afterAll(() => house.app.close());

const uploads = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => ({ fileId: await house.upload("awb.pdf"), type: "waybill" as const })),
  );
const addTo = async (waybillId: string, count: number, token = house.tokens.administrator) =>
  await house.app.call(saveWayBillFile, { waybillId, files: await uploads(count) }, { token });
const filesOf = async (waybillId: string, token = house.tokens.administrator) =>
  await house.app.call(getWayBillFileList, { waybillId }, { token });

describe("The files of a waybill", () => {
  test("are six at most, of a house as of a main waybill, also when two people add at once", async () => {
    for (const waybillId of [houseId, mainId]) {
      expect((await addTo(waybillId, 2)).Content.added).toBe(2);
      const both = await Promise.all([addTo(waybillId, 3), addTo(waybillId, 3)]);
      expect(both.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect((await filesOf(waybillId)).Content.rows.length).toBe(5);
      expect((await addTo(waybillId, 2)).ErrorMsg).toBe("A waybill has at most 6 files");
    }
    const { administrator: token } = house.tokens;
    const byNumber = { files: await uploads(2), waybillNumber: "GULFA260000001" };
    expect((await house.app.call(saveCargoFile, byNumber, { token })).StatusCode).toBe(422);
  });

  test("are added with whose they are, their job and a remark, and listed for those who see the waybill", async () => {
    const { administrator: token, sales, rival } = house.tokens;
    const said = { ownership: "customer", jobNumber: "J-118", remark: "signed" } as const;
    const waybillId = await house.addWaybill("GULFA260000003");
    await house.app.call(saveWayBillFile, { waybillId, files: await uploads(1), ...said }, { token });
    expect((await filesOf(waybillId)).Content.rows).toMatchObject([{ ...said, waybillNumber: "GULFA260000003" }]);
    for (const stranger of [sales, rival]) {
      expect((await filesOf(waybillId, stranger)).StatusCode).toBe(404);
      expect((await addTo(waybillId, 1, stranger)).StatusCode).toBe(404);
    }
  });

  test("are a main waybill's where that is asked for", async () => {
    const { administrator: token, rival } = house.tokens;
    const ofMain = (waybillId: string, as = token) =>
      house.app.call(getWayBillByPrimaryFileList, { waybillId }, { token: as });
    expect((await ofMain(houseId)).ErrorMsg).toBe("This is not a master waybill");
    expect((await ofMain(mainId)).Content.rows.length).toBe(5);
    expect((await ofMain(mainId, rival)).StatusCode).toBe(404);
    const files = await uploads(1);
    const add = (waybillId: string) =>
      house.app.call(saveWayBillByPrimaryFile, { waybillId, files, ownership: "agent" }, { token });
    expect((await add(houseId)).ErrorMsg).toBe("This is not a master waybill");
    expect((await add(mainId)).Content.added).toBe(1);
  });
});

const find = async (search: string): Promise<CargoFile> => {
  const { administrator: token } = house.tokens;
  const { Content } = await house.app.call(getCargoFileCentersList, { search }, { token });
  const [file] = Content.rows;
  if (!file) throw new Error(`No file ${search}`);
  return file;
};
const edit = async (file: CargoFile, change: object) => {
  const { id, type, ownership, jobNumber, waybillNumber, warehouseId, remark, version } = file;
  const fields = { id, type, ownership, jobNumber, waybillNumber, warehouseId, remark, version };
  return await house.app.call(editCargoFile, { ...fields, ...change }, { token: house.tokens.administrator });
};

describe("A file that was added to the wrong place", () => {
  test("is moved to the right waybill or warehouse, in the log of the one and of the other", async () => {
    const from = await house.addWaybill("GULFA260000011");
    const to = await house.addWaybill("GULFA260000012");
    const { administrator: token } = house.tokens;
    const files = [{ fileId: await house.upload("moving.pdf"), type: "other" as const }];
    await house.app.call(saveCargoFile, { files, waybillNumber: "GULFA260000011" }, { token });
    const wrong = await edit(await find("moving"), { waybillNumber: "GULFA269999999" });
    expect(wrong.Content).toMatchObject({ fields: { waybillNumber: "There is no waybill with this number" } });
    expect((await edit(await find("moving"), { waybillNumber: "gulfa 260000012" })).StatusCode).toBe(200);
    expect(await find("moving")).toMatchObject({ waybillId: to, waybillNumber: "GULFA260000012" });
    for (const id of [from, to]) {
      const rows = await house.inCompany((db) =>
        db
          .select()
          .from(operationLogs)
          .where(and(eq(operationLogs.entityId, id), eq(operationLogs.action, "editFile"))),
      );
      expect(rows[0]?.changes).toContainEqual({
        field: "waybillNumber",
        before: "GULFA260000011",
        after: "GULFA260000012",
      });
    }
    const { warehouseId } = house;
    expect((await edit(await find("moving"), { waybillNumber: "", warehouseId })).StatusCode).toBe(200);
    expect(await find("moving")).toMatchObject({ waybillId: null, waybillNumber: "", warehouseId });
    expect((await edit(await find("moving"), { warehouseId: null })).StatusCode).toBe(422);
    expect((await edit(await find("moving"), { warehouseId: crypto.randomUUID() })).StatusCode).toBe(404);
  });

  test("is not moved to a waybill that is full, and keeps the number of one that is gone", async () => {
    const gone = await house.addWaybill("GULFA260000021");
    await addTo(houseId, 1);
    const { administrator: token } = house.tokens;
    const files = [{ fileId: await house.upload("staying.pdf"), type: "other" as const }];
    await house.app.call(saveCargoFile, { files, waybillNumber: "GULFA260000021" }, { token });
    const full = await edit(await find("staying"), { waybillNumber: "GULFA260000001" });
    expect(full.ErrorMsg).toBe("A waybill has at most 6 files");
    await house.inCompany((db) => db.execute(sql`DELETE FROM waybill WHERE id = ${gone}`));
    expect((await edit(await find("staying"), { remark: "archived" })).StatusCode).toBe(200);
    expect(await find("staying")).toMatchObject({ waybillNumber: "GULFA260000021", remark: "archived" });
  });
});
