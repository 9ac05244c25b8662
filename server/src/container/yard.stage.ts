import { addWayBillShipping, type addWayBillByPrimary } from "@lading/contract/waybill";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import { createDocuments } from "#core/documents";
import { readPdf } from "#core/documents/testing";
import { localServices, startTestApp, type TestApp } from "#core/testing";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken } from "#user";
import { addMainWarehouse } from "#warehouse";
import { makeWaybillRow, waybillModule } from "#waybill";
import { containerModule, leaveContainers, returnToContainers, waybillContainers } from "./index.ts";

type MainInput = RequestOf<typeof addWayBillByPrimary>;

/** Two companies on a fresh database, the first with sea waybills to pack. */
export interface Yard {
  app: TestApp;
  /** The first company's administrator's. */
  token: string;
  /** The other company's administrator's. */
  other: string;
  /** Adds a sea house of 2 pieces, 300 kg and 2.64 m³; gives its id. */
  addSea(change?: Record<string, unknown>): Promise<string>;
  /** The input of a sea main waybill. */
  mainOf(mainNumber: string, houseIds: string[]): MainInput & { type: 2 };
  airMain(mainNumber: string): MainInput;
  /** A printed file's text. */
  textOf(path: string): Promise<string>;
  close(): Promise<void>;
}

const modules = [
  waybillModule({ afterLeaving: leaveContainers, afterReturning: returnToContainers, containers: waybillContainers }),
  containerModule,
];

/** Opens the yard. */
export async function openYard(): Promise<Yard> {
  const documents = createDocuments();
  const app = await startTestApp({ modules, services: (database) => ({ ...localServices(database), documents }) });
  const companyOf = (code: string) =>
    makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [addPresetStates, addMainWarehouse],
      administrator: { userName: "Chen Jing", email: `a@${code.toLowerCase()}.example` },
    });
  const [company, rival] = [await companyOf("GULF"), await companyOf("RIVAL")];
  const { companyId } = company;
  const token = await makeToken(app.database, companyId, company.administrator.userId);
  const other = await makeToken(app.database, rival.companyId, rival.administrator.userId);
  const warehouses = await inTransaction(app.database, { companyId }, (db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM warehouse`),
  );
  const who = { userId: company.administrator.userId, warehouseId: warehouses.rows[0]?.id ?? "" };
  const common = (mainNumber: string) => ({
    mainNumber,
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    consigneeName: "Jeddah Clearing",
    productName: "Consolidation",
    pieces: 4,
    weight: "600",
    volume: "5.28",
    operatorId: who.userId,
    warehouseId: who.warehouseId,
  });
  return {
    app,
    token,
    other,
    addSea: async (change = {}) =>
      (await app.call(addWayBillShipping, { ...makeWaybillRow.sea(who), ...change }, { token })).Content.id,
    mainOf: (mainNumber, houseIds) => ({
      type: 2,
      ...common(mainNumber),
      loadingPort: "CNYTN",
      destinationPort: "SAJED",
      cabinetClass: "40HQ",
      houseIds,
    }),
    airMain: (mainNumber) => ({
      type: 1,
      ...common(mainNumber),
      loadingPort: "SZX",
      destinationPort: "RUH",
      houseIds: [],
    }),
    textOf: async (path) => {
      const { files } = app.services;
      const bytes = await inTransaction(app.database, { companyId }, async (db) => {
        const card = await files.find(db, path.split("/").at(-1) ?? "");
        return card ? await files.read(card) : Buffer.alloc(0);
      });
      return readPdf(bytes)
        .map(({ text }) => text)
        .join(" ");
    },
    close: async () => {
      await documents.close();
      await app.close();
    },
  };
}
