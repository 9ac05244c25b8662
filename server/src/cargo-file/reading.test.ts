import {
  archivePath,
  getCargoFileCentersList,
  getCargoTransportFileDetail,
  saveCargoFile,
  type CargoFile,
} from "@lading/contract/cargo-file";
import type { Right } from "@lading/contract/core";
import { filesPath } from "@lading/contract/files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesRoutes } from "#core/files";
import type { ServerModule } from "#core/http";
import { findSession } from "#core/session";
import { staffToken } from "#core/testing";
import { openFileHouse, type FileHouse } from "./cargo-file.stage.ts";
import { seesCargoFile } from "./index.ts";

const downloads: ServerModule = {
  name: "files",
  routes: [],
  plugin: (app, { files, database, config }) =>
    filesRoutes(app, {
      files,
      database,
      findSession: (authorization) => findSession(database, authorization),
      incomingFolder: `${config.dataFolder}/incoming`,
      records: { cargoFile: seesCargoFile },
    }),
};

let house: FileHouse;
let ofJob: CargoFile;
let ofWaybill: CargoFile;
beforeAll(async () => {
  house = await openFileHouse([downloads]);
  await house.addWaybill("GULFA260000001");
  ofJob = await add("job.pdf", { jobNumber: "J-118" });
  ofWaybill = await add("waybill.pdf", { waybillNumber: "GULFA260000001" });
});
afterAll(() => house.app.close());

async function add(name: string, to: { jobNumber?: string; waybillNumber?: string }): Promise<CargoFile> {
  const files = [{ fileId: await house.upload(name), type: "other" as const }];
  const { administrator: token } = house.tokens;
  await house.app.call(saveCargoFile, { files, ...to }, { token });
  const { rows } = (await house.app.call(getCargoFileCentersList, { search: name }, { token })).Content;
  const [file] = rows;
  if (!file) throw new Error("It was not added");
  return file;
}

const holding = (...rights: Right[]) => staffToken(house.app.database, rights, { companyId: house.company.companyId });

/** HTTP statuses for a holder of these rights: of a file's bytes, of its page, and of an archive with it. */
async function reads(file: CargoFile, ...rights: Right[]): Promise<number[]> {
  const token = await holding(...rights);
  const headers = { authorization: `Bearer ${token}` };
  const { app } = house.app;
  const bytes = await app.inject({ url: file.file.path, headers });
  const page = await house.app.call(getCargoTransportFileDetail, { id: file.id }, { token });
  const archive = await app.inject({ method: "POST", url: archivePath, headers, payload: { ids: [file.id] } });
  return [bytes.statusCode, page.StatusCode, archive.statusCode];
}

test("Cargo files are read by whoever has the file centre, and those of waybills by whoever has the waybills", async () => {
  expect(await reads(ofJob, "/logisticsManagement/goodsFiles:view")).toEqual([200, 200, 200]);
  expect(await reads(ofWaybill, "/logisticsManagement/goodsFiles:view")).toEqual([200, 200, 200]);
  expect(await reads(ofWaybill, "/logisticsManagement/checkWayBill:view")).toEqual([200, 200, 200]);
  expect(await reads(ofJob, "/logisticsManagement/checkWayBill:view")).toEqual([404, 404, 404]);
});

test("Whoever has neither gets nothing of a cargo file, also by its id", async () => {
  expect(await reads(ofJob)).toEqual([404, 403, 403]);
  expect(await reads(ofWaybill, "/logisticsManagement/orderWayBill:view")).toEqual([404, 403, 403]);
});

/** The answer to an upload by a holder of these rights. */
async function upload(...rights: Right[]): Promise<number> {
  const form = new FormData();
  form.set("use", "cargoFile");
  form.set("file", new Blob(["%PDF-1.4\n"]), "a.pdf");
  const request = new Request("http://x/", { method: "POST", body: form });
  const headers = {
    authorization: `Bearer ${await holding(...rights)}`,
    "content-type": request.headers.get("content-type") ?? "",
  };
  const payload = Buffer.from(await request.arrayBuffer());
  return (await house.app.app.inject({ method: "POST", url: filesPath, headers, payload })).statusCode;
}

test("Only who adds cargo files, or changes waybills, uploads one", async () => {
  expect(await upload("/logisticsManagement/goodsFiles:view")).toBe(403);
  expect(await upload("/logisticsManagement/goodsFiles:add")).toBe(200);
  expect(await upload("/logisticsManagement/checkWayBill:edit")).toBe(200);
});
