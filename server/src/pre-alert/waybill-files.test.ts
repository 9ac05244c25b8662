import {
  deleteCargoFile,
  getCargoFileLogList,
  getWayBillByPrimaryFileList,
  saveCargoFile,
} from "@lading/contract/cargo-file";
import { createWorkOrderByPreAlert, getPreAlertList, getPreAlterOperationLogList } from "@lading/contract/pre-alert";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
beforeAll(async () => {
  houses = await openHouses();
});
afterAll(() => houses.close());

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** A cargo file of the origin's waybill, that is said to be an invoice; gives the stored file's id. */
async function addInvoice(waybillNumber: string): Promise<string> {
  const { company, token } = houses.origin;
  const { companyId, administrator } = company;
  const file = await houses.origin.inCompany((db) =>
    houses.services.files.save(db, {
      companyId,
      use: "cargoFile",
      name: "scan 0001.pdf",
      bytes: pdf,
      createdBy: administrator.userId,
      expiresAt: new Date(Date.now() + 60_000),
    }),
  );
  const files = [{ fileId: file.id, type: "invoice" as const }];
  const answer = await houses.app.call(saveCargoFile, { files, waybillNumber }, { token });
  expect(answer.StatusCode).toBe(200);
  return file.id;
}

/** Pushes a pre-alert and makes the waybills of it. */
async function workOn(sent: string) {
  const { token } = houses.destination;
  await houses.push(sent);
  const { alertNumber } = await houses.show(sent);
  const { Content: list } = await houses.app.call(getPreAlertList, { search: alertNumber }, { token });
  const id = list.rows[0]?.id ?? "";
  const made = await houses.app.call(createWorkOrderByPreAlert, { id }, { token });
  expect(made.StatusCode).toBe(200);
  const waybillId = made.Content.waybillId ?? "";
  return { id, alertNumber, taken: made.Content.files, waybillId };
}

const filesOf = async (waybillId: string) =>
  (await houses.app.call(getWayBillByPrimaryFileList, { waybillId }, { token: houses.destination.token })).Content.rows;

test("A pre-alert's files become the agent's papers of the main waybill that is made of it, as what they are", async () => {
  const mainId = await houses.addMain("020-12345675");
  const fileIds = [
    await addInvoice("020-12345675"),
    await houses.upload("Packing list.pdf"),
    await houses.upload("x.pdf"),
  ];
  const made = await workOn(await houses.alertOf(mainId, { fileIds }));
  expect(made.taken).toBe(3);
  const files = await filesOf(made.waybillId);
  expect(Object.fromEntries(files.map(({ file, type }) => [file.name, type]))).toEqual({
    "Packing list.pdf": "packingList",
    "scan 0001.pdf": "invoice",
    "x.pdf": "other",
  });
  for (const file of files)
    expect(file).toMatchObject({ ownership: "agent", waybillNumber: "020-12345675", remark: made.alertNumber });
  const { token } = houses.destination;
  const log = await houses.app.call(getCargoFileLogList, { id: files[0]?.id ?? "" }, { token });
  expect(log.Content.rows.map(({ action }) => action)).toEqual(["add"]);
  const alertLog = await houses.app.call(getPreAlterOperationLogList, { preAlertId: made.id }, { token });
  expect(alertLog.Content.rows.find(({ action }) => action === "workOrder")?.changes).toContainEqual(
    expect.objectContaining({ field: "files", after: "scan 0001.pdf, Packing list.pdf, x.pdf" }),
  );
  // Either record keeps its file when the other's is gone.
  await houses.app.call(deleteCargoFile, { ids: files.map(({ id }) => id) }, { token });
  await houses.services.files.clean();
  const [kept] = (await houses.show(made.id, houses.destination)).storedFiles;
  const bytes = await houses.destination.inCompany(async (db) => {
    const card = await houses.services.files.find(db, kept?.id ?? "");
    return card && (await houses.services.files.read(card));
  });
  expect(bytes?.equals(pdf)).toBe(true);
});

test("Of ten files the main waybill takes the first six, and the pre-alert keeps all", async () => {
  const mainId = await houses.addMain("020-22222222");
  const fileIds = await Promise.all(Array.from({ length: 10 }, (_, place) => houses.upload(`${place}.pdf`)));
  const made = await workOn(await houses.alertOf(mainId, { fileIds }));
  expect(made.taken).toBe(6);
  expect(new Set((await filesOf(made.waybillId)).map(({ file }) => file.name))).toEqual(
    new Set(["0.pdf", "1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"]),
  );
  expect((await houses.show(made.id, houses.destination)).storedFiles).toHaveLength(10);
});
