import { z } from "zod";
import { billFieldTexts, resultTexts } from "#bill";
import {
  ageingBands,
  ageingTexts,
  checkBillFieldTexts,
  checkBillTypes,
  checkBillTypeTexts,
  lineKinds,
  lineKindTexts,
} from "#check-bill";
import {
  amount,
  calendarDate,
  currency,
  decimal,
  factsOf,
  moment,
  named,
  type Fields,
  type FieldKind,
  type Right,
} from "#core";
import { profitFieldTexts, profitPage } from "#profit";
import { costFieldTexts } from "#supplier-cost";
import { waybillFieldTexts, waybillTypes } from "#waybill";
import { writeOffFieldTexts, writeOffStatuses, writeOffStatusTexts } from "#write-off";
import { reportFieldTexts, type ReportOperator, type ReportSource } from "./field-texts.ts";

const text = z.string();
const typeTexts = Object.fromEntries(Object.entries(waybillTypes).map(([number, type]) => [number, type.text]));

const ofWaybill = {
  waybillNumber: named(text, billFieldTexts.waybillNumber),
  mainNumber: named(text, waybillFieldTexts.mainNumber),
  waybillType: named(z.enum(["1", "2", "3", "4", "5"]), waybillFieldTexts.type, typeTexts),
  shippingDate: named(calendarDate.nullable(), waybillFieldTexts.shippingDate),
  loadingPort: named(text, waybillFieldTexts.loadingPort),
  destinationPort: named(text, waybillFieldTexts.destinationPort),
  salesName: named(text, waybillFieldTexts.salesId),
  operatorName: named(text, waybillFieldTexts.operatorId),
};

const money = {
  amount: named(amount, checkBillFieldTexts.amount),
  writtenOff: named(amount, reportFieldTexts.written),
  waived: named(amount, writeOffFieldTexts.waived),
  balance: named(amount, checkBillFieldTexts.balance),
};
const ages = {
  outstandingDays: named(z.int(), checkBillFieldTexts.outstandingDays),
  overdueDays: named(z.int(), checkBillFieldTexts.overdueDays),
};

/**
 * The fixed vocabulary of reports: the fields of each source, under the names that lists give them. Whatever is compared,
 * shown, grouped or summed is one of these.
 */
export const reportFields = {
  bill: {
    invoiceNo: named(text, billFieldTexts.invoiceNo),
    financialAccountNo: named(text, billFieldTexts.financialAccountNo),
    customerNumber: named(text, billFieldTexts.customerNumber),
    customerName: named(text, billFieldTexts.customerName),
    billDate: named(calendarDate, billFieldTexts.billDate),
    dueDate: named(calendarDate.nullable(), billFieldTexts.dueDate),
    currency: named(currency, checkBillFieldTexts.currency),
    ...money,
    ...ages,
    ageing: named(z.enum(ageingBands), checkBillFieldTexts.ageing, ageingTexts),
    ...ofWaybill,
    createdByName: named(text, reportFieldTexts.issuedBy),
    createDate: named(moment, reportFieldTexts.issuedOn),
  },
  cost: {
    billReferNo: named(text, costFieldTexts.billReferNo),
    financialAccountNo: named(text, costFieldTexts.financialAccountNo),
    supplierNumber: named(text, costFieldTexts.customerNumber),
    supplierName: named(text, costFieldTexts.customerName),
    chargeItem: named(text, reportFieldTexts.chargeItem),
    costDate: named(calendarDate, costFieldTexts.costDate),
    quantity: named(decimal(3), reportFieldTexts.quantity),
    currency: named(currency, checkBillFieldTexts.currency),
    ...money,
    outstandingDays: ages.outstandingDays,
    taxInvoice: named(z.boolean(), costFieldTexts.taxInvoice),
    ...ofWaybill,
    createdByName: named(text, costFieldTexts.createdByName),
    createDate: named(moment, costFieldTexts.createdAt),
  },
  writeOff: {
    creditReferenceNumber: named(text, writeOffFieldTexts.creditReferenceNumber),
    type: named(z.enum(checkBillTypes), writeOffFieldTexts.type, checkBillTypeTexts),
    status: named(z.enum(writeOffStatuses), writeOffFieldTexts.status, writeOffStatusTexts),
    kind: named(z.enum(lineKinds), checkBillFieldTexts.kind, lineKindTexts),
    partyNumber: named(text, writeOffFieldTexts.partyNumber),
    partyName: named(text, writeOffFieldTexts.partyName),
    invoiceNo: named(text, billFieldTexts.invoiceNo),
    currency: named(currency, writeOffFieldTexts.currency),
    amount: named(amount, writeOffFieldTexts.amount),
    waived: money.waived,
    exchangeDifference: named(amount, writeOffFieldTexts.exchangeDifference),
    source: named(text, writeOffFieldTexts.source),
    postedOn: named(calendarDate.nullable(), writeOffFieldTexts.postedOn),
    ...ofWaybill,
    createdByName: named(text, writeOffFieldTexts.createdByName),
    createDate: named(moment, writeOffFieldTexts.createDate),
  },
  profit: {
    entry: named(z.enum(["sales", "costs", "waived", "exchangeDifference"]), reportFieldTexts.entry, {
      sales: resultTexts.sales,
      costs: resultTexts.costs,
      waived: writeOffFieldTexts.waived,
      exchangeDifference: writeOffFieldTexts.exchangeDifference,
    }),
    number: named(text, billFieldTexts.invoiceNo),
    day: named(calendarDate, billFieldTexts.billDate),
    customerNumber: named(text, waybillFieldTexts.customerNumber),
    customerName: named(text, waybillFieldTexts.customerName),
    currency: named(currency, checkBillFieldTexts.currency),
    sales: named(amount, resultTexts.sales),
    costs: named(amount, resultTexts.costs),
    profit: named(amount, resultTexts.profit),
    waived: money.waived,
    exchangeDifference: named(amount, writeOffFieldTexts.exchangeDifference),
    result: named(amount, profitFieldTexts.result),
    ...ofWaybill,
  },
} as const satisfies Record<ReportSource, Fields>;

/** The rights of the pages where a source's rows are listed; a report over them needs the same. */
export const reportSourceRights = {
  bill: "/logisticsManagement/jobSummary:view",
  cost: "/logisticsManagement/jobSummary:view",
  writeOff: "/businessLedger/finishedCheckBillsSummary:view",
  profit: `${profitPage}:view`,
} as const satisfies Record<ReportSource, Right>;

/** Ways of comparing that a kind of field has. */
const operatorsOf: Partial<Record<FieldKind, readonly ReportOperator[]>> = {
  text: ["contains", "is", "isNot", "empty", "filled"],
  choice: ["is", "isNot"],
  flag: ["is"],
  date: ["from", "to", "within", "empty", "filled"],
  moment: ["from", "to", "within"],
  amount: ["from", "to", "is"],
  decimal: ["from", "to", "is"],
  integer: ["from", "to", "is"],
};

/** The fields of a source, by name. */
export const fieldsOfReport = (source: ReportSource): Fields => reportFields[source];

/** Ways of comparing a field; none of what is no field of the source. */
export function reportOperatorsOf(source: ReportSource, name: string): readonly ReportOperator[] {
  const field = Object.hasOwn(reportFields[source], name) ? fieldsOfReport(source)[name] : undefined;
  return field ? (operatorsOf[factsOf(field).kind] ?? []) : [];
}

/** Amounts that are in the settlement currency whatever the currency of their row: realised differences. */
export const isInSettlement = (source: ReportSource, name: string): boolean =>
  source === "writeOff" && name === "exchangeDifference";

/** Amounts are summed, a currency at a time; whatever else is no figure is what one groups by. */
export const isSummed = (source: ReportSource, name: string): boolean => kindOf(source, name) === "amount";
export const isGrouped = (source: ReportSource, name: string): boolean =>
  ["text", "choice", "flag", "date", "moment"].includes(kindOf(source, name) ?? "") && name !== "currency";

/** The kind of a source's field; undefined of what is none. */
export function kindOf(source: ReportSource, name: string): FieldKind | undefined {
  const field = Object.hasOwn(reportFields[source], name) ? fieldsOfReport(source)[name] : undefined;
  return field && factsOf(field).kind;
}
