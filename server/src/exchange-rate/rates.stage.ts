import { randomUUID } from "node:crypto";
import type { RequestOf, Right } from "@lading/contract/core";
import { addExchangeRate } from "@lading/contract/exchange-rate";
import { inTransaction, type Db } from "#core/db";
import { readSheet } from "#core/sheets";
import { localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { makeCompany } from "#user";
import { addPresetCurrencies } from "#currency";
import { exchangeRateModule } from "./index.ts";

const page = "/financialBill/exchangeRateInfo";
export const allRights: readonly Right[] = [
  ...(["view", "add", "edit", "delete", "export"] as const).map((action): Right => `${page}:${action}`),
  `${page}Log:view`,
  `${page}Log:export`,
];

/** An application with exchange rates, for the tests of this module. */
export interface RateHouse {
  app: TestApp;
  /** A company of its own, and a token of somebody there with all rights on rates. */
  open: (userName?: string) => Promise<RateCompany>;
  /** The cells of an exported spreadsheet. */
  cells: (company: RateCompany, path: string) => Promise<(readonly string[])[]>;
}

export interface RateCompany {
  companyId: string;
  token: string;
  inside: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Enters a rate and gives its id. */
  enter: (rate: RequestOf<typeof addExchangeRate>) => Promise<string>;
}

export async function openRateHouse(environment: Record<string, string> = {}): Promise<RateHouse> {
  const app = await startTestApp({
    modules: [exchangeRateModule],
    services: (database) => localServices(database, environment),
  });
  const open = async (userName = "Chen Jing"): Promise<RateCompany> => {
    const code = randomUUID().slice(0, 8).toUpperCase();
    const administrator = { userName, email: `${code}@lading.example` };
    const { companyId } = await makeCompany(app.database, {
      code,
      companyName: code,
      furnish: [addPresetCurrencies],
      administrator,
    });
    const token = await staffToken(app.database, allRights, { companyId, userName });
    return {
      companyId,
      token,
      inside: (work) => inTransaction(app.database, { companyId }, work),
      enter: async (rate) => (await app.call(addExchangeRate, rate, { token })).Content.id,
    };
  };
  const cells = async ({ inside }: RateCompany, path: string) => {
    const card = await inside((db) => app.services.files.find(db, path.split("/").at(-1) ?? ""));
    const bytes = card ? await app.services.files.read(card) : new Uint8Array();
    const rows: (readonly string[])[] = [];
    for await (const row of readSheet(bytes, { maxRows: 100 })) rows.push(row.cells);
    return rows;
  };
  return { app, open, cells };
}
