import {
  mostAllocations,
  writeOffRefusals as refusals,
  type previewNuclearAccountRecord,
} from "@lading/contract/write-off";
import { minorUnits, type InputOf } from "@lading/contract/core";
import { plainAmount } from "@lading/contract/charge-item";
import { refuse } from "@lading/contract/core";
import { Big } from "big.js";
import { sql, type SQL } from "drizzle-orm";
import { readOpenLines, type LineNeighbours } from "#check-bill";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { FundSources } from "./funds.ts";
import { findParty } from "./sources.ts";

type Asked = InputOf<typeof previewNuclearAccountRecord>;

/** The open bills and costs of a party, the oldest first, with what a sum would pay of each; and the money that is left. */
export function preview(neighbours: LineNeighbours, funds?: FundSources) {
  return async ({ db, input, session, language }: Context<typeof previewNuclearAccountRecord>) => {
    const { companyId } = session;
    await findParty(db, companyId, input);
    const rows = await readOpenLines(db, {
      session,
      language,
      neighbours,
      which: ofParty(companyId, input),
      limit: mostAllocations,
    });
    if (rows.length === 0) throw refuse(refusals.noneInCurrency);
    const held = await heldOf(
      db,
      companyId,
      rows.map(({ id }) => id),
      input.recordId,
    );
    let left = new Big(input.amount === "" ? "0" : input.amount);
    const scale = minorUnits(input.currency);
    const proposed = rows.map((row) => {
      const writable = new Big(row.balance).minus(held.get(row.id) ?? "0");
      const isOwnSide = input.type !== "hedge" || row.kind === "bill";
      const part = isOwnSide && left.gt(0) ? (left.lt(writable) ? left : writable) : new Big(0);
      if (isOwnSide) left = left.minus(part);
      return { ...row, writable: writable.toFixed(scale), proposed: part.toFixed(scale) };
    });
    return {
      rows: input.type === "hedge" ? hedged(proposed, scale) : proposed,
      sources: await sourcesOf(db, companyId, input),
      funds:
        funds && mayUseFunds(input)
          ? await funds.available(db, { ...input, companyId, customerId: input.partyId })
          : [],
    };
  };
}

/** Of a hedge the payables take the same sum as the receivables, the oldest first; where one side has less, both have it. */
function hedged<R extends { kind: "bill" | "cost"; writable: string; proposed: string }>(
  rows: R[],
  scale: number,
): R[] {
  const sum = (kind: R["kind"], field: "writable" | "proposed") =>
    rows.filter((row) => row.kind === kind).reduce((total, row) => total.plus(row[field]), new Big(0));
  const most = sum("cost", "writable").lt(sum("bill", "proposed")) ? sum("cost", "writable") : sum("bill", "proposed");
  const left = { bill: most, cost: most };
  return rows.map((row) => {
    const part = left[row.kind].lt(row.writable) ? left[row.kind] : new Big(row.writable);
    left[row.kind] = left[row.kind].minus(part);
    return { ...row, proposed: part.toFixed(scale) };
  });
}

/** Rows `o` of the party, on the sides that the type writes off; of a hedge also those of the supplier that it is as well. */
function ofParty(companyId: string, { type, partyKind, partyId, currency, checkBillId }: Asked): SQL {
  const kinds = { receipt: sql`o.kind = 'bill'`, payment: sql`o.kind = 'cost'`, hedge: sql`true` }[type];
  const own = sql`(o.party_kind = ${partyKind} AND o.party_id = ${partyId})`;
  const whose =
    type === "hedge"
      ? sql`(${own} OR (o.kind = 'cost' AND o.party_kind = 'supplier' AND EXISTS (SELECT FROM linked_firm f
          WHERE f.company_id = ${companyId} AND f.customer_id = ${partyId} AND f.supplier_id = o.party_id)))`
      : own;
  const on =
    checkBillId === null
      ? sql`true`
      : sql`EXISTS (SELECT FROM check_bill_line l WHERE l.company_id = ${companyId} AND l.check_bill_id = ${checkBillId}
          AND l.record_id = o.id AND l.kind = o.kind AND l.open)`;
  return sql`o.currency = ${currency} AND ${kinds} AND ${whose} AND ${on}`;
}

async function heldOf(db: Db, companyId: string, ids: readonly string[], except: string | null) {
  const { rows } = await db.execute<{ id: string; held: string }>(sql`
    SELECT record_id AS id, sum(amount + waived)::text AS held FROM write_off_line
    WHERE company_id = ${companyId} AND standing = 'held' AND record_id = ANY(${sql.param([...ids])}::uuid[])
      AND write_off_id IS DISTINCT FROM ${except}::uuid GROUP BY record_id`);
  return new Map(rows.map(({ id, held }) => [id, held]));
}

const mayUseFunds = ({ type, partyKind }: Asked) => type === "receipt" && partyKind === "customer";

/** Receipts or payments of the party that have something left, the oldest first; the pending record's own counts as left. */
async function sourcesOf(db: Db, companyId: string, { type, partyKind, partyId, currency, recordId }: Asked) {
  if (type === "hedge") return [];
  const whose = partyKind === "customer" ? sql`m.customer_id = ${partyId}` : sql`m.supplier_id = ${partyId}`;
  const { rows } = await db.execute<{
    id: string;
    number: string;
    day: string;
    amount: string;
    left: string;
    reference: string;
  }>(sql`
    SELECT m.id, m.number, m.day::text AS day, m.amount::text AS amount, m.reference,
      (m.amount - m.used + coalesce(o.amount, 0))::text AS left
    FROM money_source m LEFT JOIN write_off o ON o.company_id = m.company_id AND o.id = ${recordId}::uuid
      AND o.source_id = m.id AND o.status = 'pending'
    WHERE m.company_id = ${companyId} AND m.taken_back_on IS NULL AND m.kind = ${type} AND ${whose} AND m.currency = ${currency}
      AND m.amount - m.used + coalesce(o.amount, 0) > 0
    ORDER BY m.day, m.number LIMIT 100`);
  return rows.map((row) => ({
    ...row,
    amount: plainAmount(row.amount, currency),
    left: plainAmount(row.left, currency),
  }));
}
