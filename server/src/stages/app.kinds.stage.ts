import type { Call } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { inTransaction, type Database, type Db } from "#core/db";
import { localServices, type RecordKind, type RecordMaker, type TestApp } from "#core/testing";
import { advertKinds } from "#advert";
import { approvalKinds } from "#approval";
import { bankStatementKinds } from "#bank-statement";
import { billKinds } from "#bill";
import { cargoFileKinds } from "#cargo-file";
import { chargeItemKinds } from "#charge-item";
import { checkBillKinds } from "#check-bill";
import { collectionAccountKinds } from "#collection-account";
import { invoiceItemKinds } from "#invoice-item";
import { currencyKinds } from "#currency";
import { debtKinds } from "#debt";
import { clientFundKinds } from "#client-fund";
import { containerKinds } from "#container";
import { customerKinds } from "#customer";
import { contractKinds } from "#customer-contract";
import { emailConfigKinds } from "#email-config";
import { expenseCategoryKinds } from "#expense-category";
import { exchangeRateKinds } from "#exchange-rate";
import { requestKinds } from "#financial-request";
import { goodsReceiptKinds } from "#goods-receipt";
import { jobSummaryKinds } from "#job-summary";
import { jobKinds } from "#jobs";
import { logisticsStateKinds } from "#logistics-state";
import { mailKinds } from "#mail";
import { marketRiskKinds } from "#market-risk";
import { orderKinds } from "#order";
import { paymentInvoiceKinds } from "#payment-invoice";
import { paymentKinds } from "#payment";
import { payrollKinds } from "#payroll";
import { periodKinds } from "#period";
import { preAlertKinds } from "#pre-alert";
import { questionnaireKinds } from "#questionnaire";
import { reportQueryKinds } from "#report-query";
import { supplierKinds } from "#supplier";
import { supplierCostKinds } from "#supplier-cost";
import { systemKinds } from "#system";
import { taxInvoiceKinds } from "#tax-invoice";
import { makeToken, userKinds, type MadeCompany } from "#user";
import { warehouseKinds } from "#warehouse";
import { waybillKinds } from "#waybill";
import { writeOffKinds } from "#write-off";

/** Every kind of record that a call can name. */
export const allKinds: readonly RecordKind[] = [
  ...userKinds,
  ...systemKinds,
  ...warehouseKinds,
  ...customerKinds,
  ...contractKinds,
  ...supplierKinds,
  ...currencyKinds,
  ...collectionAccountKinds,
  ...invoiceItemKinds,
  ...chargeItemKinds,
  ...exchangeRateKinds,
  ...expenseCategoryKinds,
  ...approvalKinds,
  ...requestKinds,
  ...payrollKinds,
  ...paymentKinds,
  ...periodKinds,
  ...logisticsStateKinds,
  ...waybillKinds,
  ...containerKinds,
  ...cargoFileKinds,
  ...supplierCostKinds,
  ...billKinds,
  ...checkBillKinds,
  ...debtKinds,
  ...writeOffKinds,
  ...paymentInvoiceKinds,
  ...bankStatementKinds,
  ...clientFundKinds,
  ...taxInvoiceKinds,
  ...jobSummaryKinds,
  ...reportQueryKinds,
  ...goodsReceiptKinds,
  ...orderKinds,
  ...preAlertKinds,
  ...advertKinds,
  ...emailConfigKinds,
  ...marketRiskKinds,
  ...questionnaireKinds,
  ...jobKinds,
  ...mailKinds,
];

type Id = string;
/** A company's records, one of each kind, by the kind's name. */
export type Records = ReadonlyMap<string, Id>;

/** Makes a company's record of each kind, when another needs it or its turn comes; those in `given` are there already. */
export async function makeRecords(
  kinds: readonly RecordKind[],
  company: Omit<RecordMaker, "idOf">,
  given: Records = new Map(),
): Promise<Records> {
  const made = new Map(given);
  const idOf = async (name: string): Promise<Id> => {
    const there = made.get(name);
    if (there !== undefined) return there;
    const make = allKinds.find((kind) => kind.name === name && kind.make)?.make;
    if (!make) throw new Error(`No module makes a record of the kind ${name}`);
    const id = await make({ ...company, idOf });
    made.set(name, id);
    return id;
  };
  for (const { name } of kinds) await idOf(name);
  return made;
}

/** A place in a request that holds an id: the way to it, and the kind of the record. */
export interface Place {
  path: readonly string[];
  kind: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value === "string") return uuid.test(value) ? [above] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, [...above, key]));
}

/** Every place of a call's example that holds an id. A place of which no module says what kind of record it names is an error. */
export function placesOf(call: Call): Place[] {
  return idsIn(call.example).map((path) => {
    const field = path.findLast((key) => !/^\d+$/.test(key)) ?? "";
    const own = field === "id" || field === "ids";
    const kind =
      allKinds.find(({ fields, only }) => only?.includes(call) && fields?.includes(field)) ??
      allKinds.find(({ calls, fields, only }) => (own ? calls?.includes(call) : !only && fields?.includes(field)));
    if (!kind) throw new Error(`${call.path}: no module's make.ts says what kind of record ${path.join(".")} is`);
    return { path, kind: kind.name };
  });
}

/** The same request with another id in one place. */
export function put(value: unknown, [key, ...rest]: readonly string[], id: Id): unknown {
  if (key === undefined) return id;
  if (Array.isArray(value))
    return value.map((inner: unknown, place) => (String(place) === key ? put(inner, rest, id) : inner));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? put(inner, rest, id) : inner]),
  );
}

/** Services for making records: background work is ordered and never done, documents have no pages: what comes before is what is tested. */
export function localWithoutWork(database: Database) {
  const jobs = {
    enqueue: () => Promise.resolve("a-job"),
    handle: () => undefined,
    every: () => undefined,
    titleOf: () => undefined,
  };
  const documents = { render: () => Promise.resolve(Buffer.from("%PDF-1.7\n%%EOF\n")), close: () => Promise.resolve() };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of the services as calls use
  return { ...localServices(database), jobs, documents } as unknown as TestApp["services"];
}

/** A token of the company's administrator. */
export function tokenOfAdministrator({ database }: TestApp, { companyId, administrator }: MadeCompany) {
  return makeToken(database, companyId, administrator.userId);
}

/** Makes a company's records as its administrator, with the word in all that is written. */
export async function recordMaker(
  app: TestApp,
  company: MadeCompany,
  word: string,
): Promise<Omit<RecordMaker, "idOf">> {
  const token = await tokenOfAdministrator(app, company);
  const inside = <T>(work: (db: Db) => Promise<T>) =>
    inTransaction(app.database, { companyId: company.companyId }, work);
  return {
    companyId: company.companyId,
    userId: company.administrator.userId,
    word,
    upload: (use) =>
      inside(async (db) => {
        const bytes = Buffer.from("%PDF-1.7\n%%EOF\n");
        const file = { companyId: company.companyId, name: word, bytes, createdBy: company.administrator.userId };
        const { id } = await app.services.files.save(db, { ...file, use: "document" });
        // Its card says what it is for; what is in it, nobody looks at here.
        await db.execute(sql`UPDATE stored_file SET owner_kind = ${use} WHERE id = ${id}`);
        return id;
      }),
    inside,
    ask: async (call, input) => {
      const { StatusCode, ErrorMsg, Content } = await app.call(call, input, { token });
      if (StatusCode !== 200) throw new Error(`${call.path}: ${ErrorMsg} ${JSON.stringify(Content)}`);
      return Content;
    },
    newestIn: async (table) => {
      const { rows } = await inside((db) =>
        db.execute<{ id: string }>(sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id DESC LIMIT 1`),
      );
      return rows[0]?.id ?? "";
    },
  };
}
