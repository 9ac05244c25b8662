import { z } from "zod";
import { customerOnly, defineCall, id, requiredText, staff, text, type Call, type LocalText } from "#core";

/** Kinds of records that the search in the top bar finds, in the order in which it shows them. */
export const foundKindNames = [
  "waybill",
  "main",
  "container",
  "order",
  "bill",
  "preAlert",
  "customer",
  "supplier",
] as const;
export type FoundKind = (typeof foundKindNames)[number];

/** A kind as a heading over its records. */
export const foundKinds: Readonly<Record<FoundKind, LocalText>> = {
  waybill: { zh: "运单", en: "Waybills", ar: "البوالص" },
  main: { zh: "主单", en: "Master waybills", ar: "البوالص الرئيسية" },
  container: { zh: "集装箱", en: "Containers", ar: "الحاويات" },
  order: { zh: "委托订单", en: "Orders", ar: "الطلبات" },
  bill: { zh: "账单", en: "Bills", ar: "الفواتير" },
  preAlert: { zh: "预报", en: "Pre-alerts", ar: "الإشعارات المسبقة" },
  customer: { zh: "客户", en: "Customers", ar: "العملاء" },
  supplier: { zh: "供应商", en: "Suppliers", ar: "الموردون" },
};

/** So many records of each kind are shown; the lists have the others. */
export const mostOfKind = 5;

const foundRecord = z
  .object({
    kind: z.enum(foundKindNames).describe("Kind of record"),
    id: id.describe("Record; of a container the waybill that it travels under"),
    number: text("Its number, or its name where it has none"),
    about: z.array(z.string()).describe("Other numbers and names that tell it apart, the one that was found first"),
  })
  .meta({ id: "FoundRecord" });
export type FoundRecord = z.output<typeof foundRecord>;

const short =
  "Two characters, or a single one beyond Latin, find what begins with them, a single Latin character what is no more than that. The code of a piece's label finds its shipment.";
const input = z.strictObject({ search: requiredText(80).describe("Part of a number or of a name") });
const answer = z.object({ rows: z.array(foundRecord).describe("Records, kind by kind") });
const example = { search: "020-12345675" };

export const searchRecords = defineCall({
  path: "/System/SearchRecords",
  summary: "Records of all kinds that a number or a name leads to",
  description: `At most ${mostOfKind} of each kind, those first of which a number or a name begins with the text, else the newest first. A kind needs the right to see its list, and people find what that list shows them. ${short}`,
  access: staff(),
  input,
  answer,
  changes: false,
  refusals: [],
  example,
});

export const searchOwnRecords = defineCall({
  path: "/Customer/SearchOwnRecords",
  summary: "The signed-in customer's own waybills and orders that a number or a name leads to",
  description: `At most ${mostOfKind} of each kind, those first of which a number or a name begins with the text, else the newest first. ${short}`,
  access: customerOnly,
  input,
  answer,
  changes: false,
  refusals: [],
  example,
});

export const recordSearchCalls: readonly Call[] = [searchRecords, searchOwnRecords];
