import { addCollectionBill } from "@lading/contract/bill";
import type { Call, RequestOf } from "@lading/contract/core";
import { addInvoiceItem } from "@lading/contract/invoice-item";
import {
  addTaxInvoiceApplication,
  issueTaxInvoice,
  loadTaxInvoiceInfo,
  type TaxInvoiceType,
} from "@lading/contract/tax-invoice";
import { addCompanyInvoiceTitle } from "@lading/contract/user";
import { billModule, openBills } from "#bill";
import { checkBillModule } from "#check-bill";
import type { Db } from "#core/db";
import type { TestApp } from "#core/testing";
import { creditLeftBy } from "#customer-contract";
import { invoiceItemModule } from "#invoice-item";
import { openAccountHouse } from "#supplier-cost/testing";
import { makeColleague, makeToken, userModule } from "#user";
import { waybillModule } from "#waybill";
import { invoicedOn, taxInvoiceModule, taxInvoicesOfBills } from "./index.ts";

/** The smallest PDF that is one. */
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Keeps a file as an upload of somebody; gives its id. */
async function uploadOf({ services }: TestApp, db: Db, of: { companyId: string; createdBy: string }): Promise<string> {
  const expiresAt = new Date(Date.now() + 60_000);
  const file = { ...of, use: "taxInvoice" as const, name: "invoice.pdf", bytes: pdf, expiresAt };
  return (await services.files.save(db, file)).id;
}

/** A company whose administrator applies for tax invoices and whose finance clerk issues them. */
export async function openInvoicing() {
  const creditLeft = creditLeftBy(openBills);
  const house = await openAccountHouse((lock) => [
    billModule({ lock, invoiced: invoicedOn, taxInvoices: taxInvoicesOfBills, creditLeft }),
    checkBillModule({ creditLeft, taxInvoices: taxInvoicesOfBills }),
    invoiceItemModule,
    taxInvoiceModule,
    userModule({ furnish: [], usedBy: [] }),
    waybillModule(),
  ]);
  const { app, company } = house;
  const inCompany: typeof house.inCompany = (work) => house.inCompany(work);
  const { companyId } = company;
  const financeId = await inCompany((db) =>
    makeColleague(db, company, { userName: "Mei", email: "mei@gulf.example", presets: ["finance"] }),
  );
  const tokens = { ...house.tokens, finance: await makeToken(app.database, companyId, financeId) };
  const ask = <C extends Call>(call: C, input: RequestOf<C>, who: keyof typeof tokens = "administrator") =>
    app.call(call, input, { token: tokens[who], language: "en" as const });
  const waybillId = await house.addWaybill("GULFA260000001");
  const title = {
    title: "Oasis Trading LLC",
    taxNumber: "310122393500003",
    address: "King Fahd Road",
    bankName: "SNB",
  };
  const titleId = (await ask(addCompanyInvoiceTitle, title)).Content.id;
  const item = async (englishName: string, taxRate: string) => {
    const names = { chineseName: `${englishName}服务`, englishName, arabicName: `خدمة ${englishName}` };
    return (await ask(addInvoiceItem, { ...names, taxRate })).Content.id;
  };
  const items = { freight: await item("Freight", "0"), customs: await item("Customs", "15") };
  const bill = async (change: Record<string, unknown> = {}) => {
    const lines = [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: "100" }];
    const form = { customerNumber: "C0001", billDate: "2026-11-10", currency: "RMB" as const, lines, ...change };
    return (await ask(addCollectionBill, { waybillId, ...form })).Content.id;
  };
  const upload = (createdBy = financeId) => inCompany((db) => uploadOf(app, db, { companyId, createdBy }));
  const load = async (id: string) => (await ask(loadTaxInvoiceInfo, { id })).Content;
  return {
    house,
    app,
    ask,
    bill,
    upload,
    load,
    tokens,
    titleId,
    items,
    waybillId,
    inCompany,
    /** Applies over bills, each with a part or wholly, for freight alone unless lines are given. */
    apply: (
      bills: readonly (readonly [id: string, amount?: string])[],
      amount: string,
      lines = [{ invoiceItemId: items.freight, amount }],
    ) => {
      const asked = bills.map(([billId, part = ""]) => ({ billId, amount: part }));
      return ask(addTaxInvoiceApplication, { titleId, bills: asked, items: lines });
    },
    /** Issues an application with one invoice of this number. */
    issue: async (id: string, number: string, version = 1) => {
      const invoice = { number, issuedAt: "2026-11-20T08:30:00Z", fileIds: [await upload()], amounts: [] };
      return await ask(issueTaxInvoice, { id, invoices: [invoice], version }, "finance");
    },
    typeOf: async (id: string): Promise<TaxInvoiceType> => (await load(id)).type,
  };
}

export type Invoicing = Awaited<ReturnType<typeof openInvoicing>>;
