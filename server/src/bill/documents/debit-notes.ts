import { readFileSync } from "node:fs";
import type { CollectionBill } from "@lading/contract/bill";
import type { Language } from "@lading/contract/core";
import type { Documents, Picture } from "#core/documents";
import { onPaper, type PaidInto } from "#collection-account";
import { logoName, type Forwarder } from "#waybill";
import { noteTexts } from "./texts.ts";

const template = readFileSync(new URL("debit-note.typ", import.meta.url), "utf8");

/** Facts of a debit note beside the bill's own. */
export interface NotePlace {
  /** Lines of the customer's address and contact. */
  customerLines: readonly string[];
  mainNumber: string;
  orderNumber: string;
  /** From where to where. */
  route: string;
  /** Flight, or vessel and voyage. */
  carriage: string;
  shippingDate: string;
  pieces: number;
  /** kg */
  chargeableWeight: string;
}

export interface DebitNote {
  bill: CollectionBill;
  place: NotePlace;
}

interface Options {
  language: Language;
  /** The title that the PDF bears. */
  title: string;
  company: Forwarder;
  accounts: readonly PaidInto[];
}

/** Debit notes on A4 in the order given. Rejects with a DocumentError when the documents' worker is busy or fails. */
export async function debitNotes(
  documents: Documents,
  notes: readonly DebitNote[],
  { language, company, accounts, title }: Options,
): Promise<Uint8Array> {
  const logo = logoName(company.logo);
  const pictures: Record<string, Picture> = logo && company.logo ? { [logo]: company.logo } : {};
  const reach = [company.phone, company.email].filter(Boolean).join(" · ");
  const texts = Object.fromEntries(Object.entries(noteTexts).map(([name, text]) => [name, text[language]]));
  const data = {
    language,
    texts,
    logo,
    company: { name: company.name, lines: [company.address, reach].filter(Boolean) },
    bills: notes.map((note) => ({ ...shown(note, language), accounts: accountsOf(note, accounts) })),
  };
  return await documents.render({ title, template, data, pictures });
}

/** So many accounts stand on a note; more would leave no room for its charges. */
const mostAccounts = 3;

/** The accounts in the bill's own currency, each in a line of its name and its bank. */
function accountsOf({ bill }: DebitNote, accounts: readonly PaidInto[]) {
  return accounts
    .filter(({ currency }) => currency === bill.currency)
    .slice(0, mostAccounts)
    .map(onPaper);
}

function shown({ bill, place }: DebitNote, language: Language) {
  const fact = (name: keyof typeof noteTexts, value: string, figure = true) =>
    value === "" ? [] : [{ name: noteTexts[name][language], value, figure }];
  return {
    invoiceNo: bill.invoiceNo,
    customer: { name: bill.customerName, lines: place.customerLines },
    facts: [
      ...fact("billDate", bill.billDate),
      ...fact("dueDate", bill.dueDate ?? ""),
      ...fact("customerNumber", bill.customerNumber),
      ...fact("currency", bill.currency),
    ],
    shipment: [
      ...fact("waybillNumber", bill.waybillNumber),
      ...fact("mainNumber", place.mainNumber === bill.waybillNumber ? "" : place.mainNumber),
      ...fact("orderNumber", place.orderNumber),
      ...fact("shippingDate", place.shippingDate),
      ...fact("route", place.route, false),
      ...fact("carriage", place.carriage),
      ...fact("pieces", place.pieces === 0 ? "" : String(place.pieces)),
      ...fact(
        "chargeableWeight",
        Number(place.chargeableWeight) === 0 ? "" : grouped(place.chargeableWeight.replace(/\.?0+$/, "")),
      ),
    ],
    lines: bill.lines.map(({ chargeItem, remark, qty, unitPrice, amount }) => ({
      chargeItem,
      remark,
      qty: grouped(qty),
      unitPrice: grouped(unitPrice),
      amount: grouped(amount),
    })),
    total: moneyText(bill),
    rateNote: rateNote(bill),
    remark: bill.remark,
  };
}

/** `USD 1,430.00` */
export function moneyText({ amount, currency }: Pick<CollectionBill, "amount" | "currency">): string {
  return `${grouped(amount)} ${currency}`;
}

/** The bill's worth in the settlement currency; null for a bill in that currency. */
function rateNote(bill: CollectionBill) {
  const { currency, settlementCurrency, rate, rateDate, settlementAmount } = bill;
  if (currency === settlementCurrency) return null;
  return {
    date: rateDate,
    rate: `1 ${currency} = ${rate} ${settlementCurrency}`,
    worth: moneyText({ amount: settlementAmount, currency: settlementCurrency }),
  };
}

/** Thousands apart, as documents in all three languages write them. */
function grouped(decimal: string): string {
  const [whole = "", decimals] = decimal.split(".");
  const apart = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? apart : `${apart}.${decimals}`;
}
