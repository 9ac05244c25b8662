import type { Language } from "@lading/contract/core";
import { addWayBillAirTransport } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { inTransaction } from "#core/db";
import { localServices, startTestApp, type TestAnswer, type TestApp } from "#core/testing";
import { addPresetCurrencies } from "#currency";
import { addPresetStates } from "#logistics-state";
import { makeCompany, makeToken, type MadeCompany } from "#user";
import { addMainWarehouse } from "#warehouse";
import { waybillModule } from "./index.ts";
import { make, type MadeFor } from "./make.ts";
import type { WaybillNeighbours } from "./neighbours.ts";

/** Two companies on a fresh database, for the tests of what makes and changes waybills. */
export interface Office {
  app: TestApp;
  company: MadeCompany;
  /** The first company's administrator's. */
  token: string;
  /** The other company's administrator's. */
  other: string;
  who: MadeFor;
  addAir(change?: Record<string, unknown>, language?: Language): Promise<TestAnswer<typeof addWayBillAirTransport>>;
  /** Reads as the company. */
  read<T extends Record<string, unknown>>(text: string): Promise<T[]>;
}

/** Opens the office. */
export async function openOffice(neighbours: WaybillNeighbours = {}): Promise<Office> {
  const app = await startTestApp({ modules: [waybillModule(neighbours)], services: localServices });
  const named = { companyName: "Gulf Freight", furnish: [addPresetStates, addPresetCurrencies, addMainWarehouse] };
  const company = await makeCompany(app.database, {
    code: "GULF",
    ...named,
    administrator: { userName: "Chen Jing", email: "a@gulf.example" },
  });
  const rival = await makeCompany(app.database, {
    code: "RIVAL",
    ...named,
    administrator: { userName: "Omar", email: "a@rival.example" },
  });
  const token = await makeToken(app.database, company.companyId, company.administrator.userId);
  const other = await makeToken(app.database, rival.companyId, rival.administrator.userId);
  const read = async <T extends Record<string, unknown>>(text: string) => {
    const { companyId } = company;
    const { rows } = await inTransaction(app.database, { companyId }, (db) => db.execute(sql.raw(text)));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test knows what it asks for
    return rows as T[];
  };
  const [warehouse] = await read<{ id: string }>("SELECT id FROM warehouse");
  const who = { userId: company.administrator.userId, warehouseId: warehouse?.id ?? "" };
  const addAir: Office["addAir"] = (change = {}, language = "en") =>
    app.call(addWayBillAirTransport, { ...make.air(who), ...change }, { token, language });
  return { app, company, token, other, who, addAir, read };
}
