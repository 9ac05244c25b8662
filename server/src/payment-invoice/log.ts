import type { paymentInvoiceActions } from "@lading/contract/payment-invoice";
import { Big } from "big.js";
import { sql } from "drizzle-orm";
import { doerOf, logOperations, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { waybillNumber } from "#supplier-cost";
import type { Line } from "./gather.ts";

/** An invoice's lines in its log. */
export interface LoggedLine {
  /** The costs: `GULFA260000001 430.00; …`. */
  lines: string;
  /** The differences: `12.00 Demurrage; …`. */
  difference: string;
}

const plain = (amount: string) => new Big(amount).toFixed();

/** Lines as a log says them: costs by the numbers of their jobs. */
export async function saidLines(db: Db, companyId: string, lines: readonly Line[]): Promise<LoggedLine> {
  const ids = lines.flatMap(({ costId }) => costId ?? []);
  const { rows } = await db.execute<{ id: string; number: string }>(sql`SELECT c.id, ${waybillNumber} AS number
    FROM supplier_cost c JOIN waybill ON waybill.company_id = c.company_id AND waybill.id = c.waybill_id
    WHERE c.company_id = ${companyId} AND c.id = ANY(${sql.param(ids)}::uuid[])`);
  const numbers = new Map(rows.map(({ id, number }) => [id, number]));
  const of = (isCost: boolean) => lines.filter(({ costId }) => (costId !== null) === isCost);
  return {
    lines: of(true)
      .map(({ costId, amount }) => `${numbers.get(costId ?? "") ?? ""} ${plain(amount)}`)
      .join("; "),
    difference: of(false)
      .map(({ amount, reason }) => `${plain(amount)} ${reason}`)
      .join("; "),
  };
}

/** Says a change in the invoice's operation log. */
export async function logInvoice(
  context: Pick<Context, "db" | "ip"> & { session: StaffSession },
  action: (typeof paymentInvoiceActions)[number],
  { id, number }: { id: string; number: string },
  changes: readonly FieldChange[],
): Promise<void> {
  await logOperations(context.db, doerOf(context), { entity: "paymentInvoice", action }, [{ id, number, changes }]);
}
