import type { RequestOf } from "@lading/contract/core";
import { addCollectionBill } from "@lading/contract/bill";
import {
  addCheckBill,
  agreeCheckBill,
  getPendingCheckBillsSummary,
  getReceivableAndPayableList,
  loadCheckBillInfo,
} from "@lading/contract/check-bill";
import { addSupplierInfoRecord } from "@lading/contract/supplier";
import { addSupplierCostDetails } from "@lading/contract/supplier-cost";
import { billModule, openBills } from "#bill";
import { creditLeftBy } from "#customer-contract";
import type { ServerModule } from "#core/http";
import { supplierModule } from "#supplier";
import { supplierCostModule, type CostInvoices, type Reconciled } from "#supplier-cost";
import { openAccountHouse } from "#supplier-cost/testing";
import { waybillModule } from "#waybill";
import { checkBillModule, reconciled } from "../index.ts";

type Line = RequestOf<typeof addCheckBill>["lines"][number] & { recordId: string };

/** A company with a waybill whose bills and costs are reconciled. */
export async function openReconciling(
  more: readonly ServerModule[] = [],
  writtenOff?: (kind: "bill" | "cost") => Reconciled,
  invoices?: CostInvoices,
) {
  const house = await openAccountHouse((lock) => [
    billModule({ lock, reconciled: reconciled("bill"), ...(writtenOff && { writtenOff: writtenOff("bill") }) }),
    supplierCostModule({
      lock,
      reconciled: reconciled("cost"),
      ...(writtenOff && { writtenOff: writtenOff("cost") }),
      ...(invoices && { invoices }),
    }),
    checkBillModule({ creditLeft: creditLeftBy(openBills) }),
    supplierModule({ usedBy: [] }),
    waybillModule(),
    ...more,
  ]);
  const asks = { token: house.tokens.administrator, language: "en" as const };
  const waybillId = await house.addWaybill("GULFA260000001");
  const form = (change: Record<string, unknown> = {}) => ({
    customerNumber: "C0001",
    billDate: "2026-11-10",
    currency: "USD" as const,
    lines: [{ chargeItemId: house.items[0] ?? "", qty: "1", unitPrice: "100" }],
    ...change,
  });
  return {
    house,
    asks,
    waybillId,
    form,
    /** A bill of 100 USD to C0001, unless it is said otherwise. */
    bill: async (change: Record<string, unknown> = {}): Promise<Line> => {
      const { Content } = await house.app.call(addCollectionBill, { waybillId, ...form(change) }, asks);
      return { kind: "bill", recordId: Content.id };
    },
    /** A cost of 60 USD to S0001, unless it is said otherwise. */
    cost: async (change: Record<string, unknown> = {}): Promise<Line> => {
      const costs = [house.cost({ qty: "1", unitPrice: "60", ...change })];
      const { Content } = await house.app.call(addSupplierCostDetails, { waybillId, costs }, asks);
      return { kind: "cost", recordId: Content.ids[0] ?? "" };
    },
    /** A supplier of this number and name. */
    supplier: (supplierNumber: string, supplierName: string) =>
      house.app.call(addSupplierInfoRecord, { ...addSupplierInfoRecord.example, supplierNumber, supplierName }, asks),
    gather: (type: "receipt" | "payment" | "hedge", lines: readonly Line[], oneFirm = false) =>
      house.app.call(addCheckBill, { type, lines: [...lines], oneFirm }, asks),
    load: async (id: string) => (await house.app.call(loadCheckBillInfo, { id }, asks)).Content,
    agree: (id: string, version = 1) =>
      house.app.call(agreeCheckBill, { id, agreedOn: "2026-11-20", agreedBy: "Huda", version }, asks),
    open: async (filters: Partial<RequestOf<typeof getReceivableAndPayableList>> = {}) =>
      (await house.app.call(getReceivableAndPayableList, { pageSize: 200, ...filters }, asks)).Content.rows,
    sums: async (filters: Partial<RequestOf<typeof getPendingCheckBillsSummary>> = {}) =>
      (await house.app.call(getPendingCheckBillsSummary, { pageSize: 200, ...filters }, asks)).Content.rows,
  };
}

export type Reconciling = Awaited<ReturnType<typeof openReconciling>>;
