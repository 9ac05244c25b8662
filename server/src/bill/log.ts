import { plainAmount } from "@lading/contract/charge-item";
import { changesBetween, doerOf, logOperations, type FieldChange, type Operation } from "#core/audit";
import type { Db } from "#core/db";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { withoutZeros } from "#supplier-cost";
import { tellAccounts, type AccountWaybill } from "#waybill";

/** A line as it is stored, but for where it stands. */
export interface Line {
  chargeItemId: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  remark: string;
}

/** A bill's fields that the log compares. */
interface Loggable {
  id: string;
  billNumber: string;
  customerNumber: string;
  billDate: string;
  dueDate: string | null;
  currency: string;
  amount: string;
  rate: string;
  fileId: string | null;
  remark: string;
  lines: readonly Line[];
}

interface Change {
  waybill: AccountWaybill;
  before: Loggable | null;
  after: Loggable | null;
  /** Why it is voided. */
  voidReason?: string;
}

const fields = ["customerNumber", "billDate", "dueDate", "currency", "amount", "rate", "fileId", "remark"] as const;

function changesOf(before: Loggable | null, after: Loggable | null): FieldChange[] {
  const most = Math.max(before?.lines.length ?? 0, after?.lines.length ?? 0);
  const ofLines = Array.from({ length: most }, (_, place) =>
    changesBetween(lineOf(before, place), lineOf(after, place), lineFields).map((change) => ({
      ...change,
      field: `lines.${place + 1}.${change.field}`,
    })),
  );
  return [...changesBetween(headOf(before), headOf(after), fields), ...ofLines.flat()];
}

function headOf(bill: Loggable | null) {
  return bill && { ...bill, amount: withoutZeros(bill.amount), rate: withoutZeros(bill.rate) };
}

const lineFields = ["chargeItemId", "qty", "unitPrice", "amount", "remark"] as const;

function lineOf(bill: Loggable | null, place: number) {
  const line = bill?.lines[place];
  if (!line) return null;
  const { chargeItemId, quantity, unitPrice, amount, remark } = line;
  const figures = { qty: withoutZeros(quantity), unitPrice: withoutZeros(unitPrice), amount: withoutZeros(amount) };
  return { chargeItemId, ...figures, remark };
}

/** Says it in each bill's own log and in its waybill's. */
export async function logBills(
  context: { db: Db; session: StaffSession; ip: string; services: Pick<Services, "events"> },
  action: "add" | "edit" | "delete",
  changed: readonly Change[],
): Promise<void> {
  const doer = doerOf(context);
  const own = changed.flatMap(({ before, after, voidReason }): Operation[] => {
    const bill = after ?? before;
    return bill
      ? [{ id: bill.id, number: bill.billNumber, changes: [...changesOf(before, after), ...reasonOf(voidReason)] }]
      : [];
  });
  const ofWaybill = changed.map(({ waybill, before, after, voidReason }): Operation => ({
    id: waybill.id,
    number: waybill.houseNumber,
    changes: [
      { field: "invoiceNo", before: before?.billNumber ?? null, after: after?.billNumber ?? null },
      { field: "amount", before: said(before), after: said(after) },
      ...reasonOf(voidReason),
    ],
  }));
  await logOperations(context.db, doer, { entity: "collectionBill", action }, own);
  await logOperations(context.db, doer, { entity: "waybill", action: `${action}Bill` }, ofWaybill);
  await tellAccounts(
    context,
    changed.map(({ waybill }) => waybill.id),
  );
}

function reasonOf(reason: string | undefined): FieldChange[] {
  return reason === undefined ? [] : [{ field: "voidReason", before: null, after: reason }];
}

function said(bill: Loggable | null): string | null {
  return bill && `${plainAmount(bill.amount, bill.currency)} ${bill.currency}`;
}
