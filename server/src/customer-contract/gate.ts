import { refuseField } from "@lading/contract/core";
import { creditRefusals as refusals } from "@lading/contract/customer-contract";
import { sql } from "drizzle-orm";
import { logOperations, type FieldChange } from "#core/audit";
import { inTransaction, type Db } from "#core/db";
import type { OpenBills } from "#customer";
import type { CreditGate, CreditGiver, CreditPass } from "./giver.ts";
import { tellSales } from "./notices.ts";
import { readStanding, type Standing } from "./standing.ts";

/** Records that the customer's history names. */
const mostNamed = 20;

/** See {@link CreditGate}. A waybill has no price yet: it is held where nothing is left, or where bills are overdue. */
export function creditGate(openBills: OpenBills): CreditGate {
  return async (db, giver, { customerId, field, reason, bill }) => {
    const { companyId, mayPass } = giver;
    if (bill) await lockTerms(db, companyId, customerId);
    const standing = await readStanding(db, openBills, companyId, {
      language: giver.language,
      which: sql`customer.id = ${customerId}`,
      coming: bill,
      exceptBillId: bill?.exceptBillId,
    });
    if (!standing || standing.holds.length === 0) return null;
    if (!mayPass) {
      // Not waited for: the transaction that is refused must not wait for another.
      void tellOfRefusal(giver, standing).catch(() => undefined);
      throw refuseHeld(standing, field);
    }
    if (reason === "") throw refuseField("creditReason", refusals.reasonNeeded, { customer: standing.customerName });
    const { userId, userName, ip } = giver;
    const doer = { companyId, userId, userName, ip };
    const pass: CreditPass = {
      record: async (later, records) => {
        const because = { field: "creditReason", before: null, after: reason };
        for (const entity of new Set(records.map((record) => record.entity))) {
          const own = records.filter((record) => record.entity === entity);
          await logOperations(
            later,
            doer,
            { entity, action: "passCredit" },
            own.map(({ id, number }) => ({ id, number, changes: [because] })),
          );
        }
        const numbers = records.map(({ number }) => number);
        const more = numbers.length > mostNamed ? ` … +${numbers.length - mostNamed}` : "";
        const changes = [...saidOf(standing, numbers.slice(0, mostNamed).join(", ") + more), because];
        await logOperations(later, doer, { entity: "customer", action: "passCredit" }, [
          { id: standing.customerId, number: standing.customerNumber, changes },
        ]);
        if (giver.services) await tellSales(later, giver.services.events, { doer, standing, passed: true });
      },
    };
    return pass;
  };
}

/** In a transaction of its own, since that of the paper is undone. */
async function tellOfRefusal({ services, ...doer }: CreditGiver, standing: Standing): Promise<void> {
  if (!services) return;
  await inTransaction(services.database, { companyId: doer.companyId }, (db) =>
    tellSales(db, services.events, { doer, standing, passed: false }),
  );
}

/** Bills of one customer wait for each other here; where no credit was agreed there is nothing to wait for. */
async function lockTerms(db: Db, companyId: string, customerId: string): Promise<void> {
  await db.execute(sql`
    SELECT id FROM customer_contract WHERE company_id = ${companyId} AND customer_id = ${customerId}
    ORDER BY id FOR NO KEY UPDATE`);
}

/** Why it is held, at the customer's field. */
function refuseHeld(standing: Standing, field: string) {
  const { customerName: customer, used, creditLimit, currency, overdueDays: days, overdueAmount: overdue } = standing;
  const [first, second] = standing.holds;
  const refusal = second === undefined ? refusals[first ?? "limit"] : refusals.both;
  return refuseField(field, refusal, { customer, used, limit: creditLimit ?? "", currency, days, overdue });
}

function saidOf({ used, creditLimit, currency, overdueDays }: Standing, number: string): FieldChange[] {
  return [
    { field: "creditRecord", before: null, after: number },
    { field: "creditUse", before: null, after: `${used} / ${creditLimit ?? "–"} ${currency}` },
    ...(overdueDays > 0 ? [{ field: "overdueDays", before: null, after: String(overdueDays) }] : []),
  ];
}
