import type { RequestOf } from "@lading/contract/core";
import { addServiceInfo, addSupplierInfoRecord } from "@lading/contract/supplier";
import { localServices, startTestApp } from "#core/testing";
import { inTransaction } from "#core/db";
import { makeColleague, makeCompany, makeToken, type MadeCompany } from "#user";
import { supplierModule } from "./index.ts";
import type { SupplierUses } from "./uses.ts";

let added = 0;

/** A form that would be saved, of a supplier that is not on file. */
export function form(
  rest: Partial<RequestOf<typeof addSupplierInfoRecord>> = {},
): RequestOf<typeof addSupplierInfoRecord> {
  added += 1;
  return { ...addSupplierInfoRecord.example, supplierName: `Gate Logistics ${added}`, ...rest };
}

/** The id of what was added. */
function idOf({ Content, ErrorMsg }: { Content: { id?: string }; ErrorMsg: string | null }): string {
  if (Content.id === undefined) throw new Error(ErrorMsg ?? "");
  return Content.id;
}

export async function openHouse(usedBy: SupplierUses["usedBy"] = []) {
  const app = await startTestApp({ modules: [supplierModule({ usedBy })], services: localServices });
  const buyerOf = async (code: string) => {
    const company = await makeCompany(app.database, {
      code,
      companyName: `${code} Freight`,
      furnish: [],
      administrator: { userName: "Chen Jing", email: `chen@${code}.example` },
    });
    const token = await makeToken(app.database, company.companyId, company.administrator.userId);
    return {
      company,
      token,
      add: async (supplier: Partial<RequestOf<typeof addSupplierInfoRecord>> = {}) =>
        idOf(await app.call(addSupplierInfoRecord, form(supplier), { token })),
      /** Adds transport from Shenzhen to Riyadh by air, of the company's own, or what is said instead. */
      quote: async (service: Record<string, unknown> = {}) =>
        idOf(await app.call(addServiceInfo, { ...addServiceInfo.example, supplierId: null, ...service }, { token })),
    };
  };
  /** A colleague with a preset role. */
  const colleague = async ({ company }: { company: MadeCompany }, preset: string) => {
    const userId = await inTransaction(app.database, { companyId: company.companyId }, (db) =>
      makeColleague(db, company, {
        userName: preset,
        email: `${preset}@${company.code}.example`.toLowerCase(),
        presets: [preset],
      }),
    );
    return await makeToken(app.database, company.companyId, userId);
  };
  return { app, colleague, one: await buyerOf("GULF"), other: await buyerOf("RIVAL") };
}
