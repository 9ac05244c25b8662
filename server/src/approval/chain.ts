import { randomUUIDv7 } from "node:crypto";
import {
  approvalRefusals as refusals,
  chainActions,
  chainKinds,
  type addFinancialAuditProcessSettings,
  type ChainKind,
  type getFinancialAuditProcessSettingsList,
  type getFinancialAuditProcessSettingsLog,
} from "@lading/contract/approval";
import { plainAmount } from "@lading/contract/charge-item";
import { checkDecimals, coreRefusals, refuse, refuseField, type Currency } from "@lading/contract/core";
import { and, eq, sql } from "drizzle-orm";
import { doerOf, logOperations, shownLog } from "#core/audit";
import { insertRows, stale, type Db } from "#core/db";
import type { Context } from "#core/http";
import { heldSettlementOf, settlementOf } from "#currency";
import { peopleOf } from "./authority.ts";
import { approvalChainLevels, approvalChainPersons, approvalChains } from "./tables.ts";

const entity = "approvalChain";

/** A level of a chain with its persons. */
export interface ChainLevel {
  positionName: string;
  /** With the settlement currency's minor units; the empty text: of every amount. */
  fromAmount: string;
  approvers: { userId: string; userName: string; isFrozen: boolean }[];
}

interface LevelRow extends Record<string, unknown> {
  kind: ChainKind;
  level: number;
  positionName: string;
  fromAmount: string | null;
  approvers: ChainLevel["approvers"];
}

/** The levels of a company's chains, of one kind or of all. */
export async function levelsOf(db: Db, companyId: string, settlement: Currency) {
  const { rows } = await db.execute<LevelRow>(sql`
    SELECT c.kind, l.level, l.position_name AS "positionName", l.from_amount::text AS "fromAmount",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'userName', u.user_name, 'isFrozen', u.state <> 'normal')
        ORDER BY u.user_name, u.id), '[]') FROM approval_chain_person p
        JOIN staff_user u ON u.company_id = p.company_id AND u.id = p.approver_id
        WHERE p.company_id = l.company_id AND p.chain_id = l.chain_id AND p.level = l.level) AS approvers
    FROM approval_chain c JOIN approval_chain_level l ON l.company_id = c.company_id AND l.chain_id = c.id
    WHERE c.company_id = ${companyId} ORDER BY c.kind, l.level`);
  return (kind: ChainKind): ChainLevel[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ positionName, fromAmount, approvers }) => ({
        positionName,
        fromAmount: fromAmount === null ? "" : plainAmount(fromAmount, settlement),
        approvers,
      }));
}

/** The company's chains. */
export async function listChains({ db, session }: Context<typeof getFinancialAuditProcessSettingsList>) {
  const { companyId } = session;
  const settlementCurrency = await settlementOf(db, companyId);
  const levels = await levelsOf(db, companyId, settlementCurrency);
  const chains = await db.select().from(approvalChains).where(eq(approvalChains.companyId, companyId));
  const rows = chainKinds.map((kind) => {
    const chain = chains.find((one) => one.kind === kind);
    return { id: chain?.id ?? null, kind, levels: levels(kind), version: chain?.version ?? 0 };
  });
  return { rows, settlementCurrency };
}

/** Sets a chain whole; what was submitted keeps the one that it took. */
export async function setChain(context: Context<typeof addFinancialAuditProcessSettings>) {
  const { db, session, input } = context;
  const { companyId } = session;
  const settlement = await heldSettlementOf(db, companyId);
  for (const [place, { fromAmount }] of input.levels.entries())
    checkDecimals(`levels.${place}.fromAmount`, fromAmount, settlement);
  const nameOf = await checkPeople(db, companyId, input.levels);
  const id = await lockChain(db, companyId, input, settlement);
  const before = (await levelsOf(db, companyId, settlement))(input.kind);
  for (const table of [approvalChainPersons, approvalChainLevels])
    await db.delete(table).where(and(eq(table.companyId, companyId), eq(table.chainId, id)));
  const levels = input.levels.map(({ positionName, fromAmount, userIds }, place) => ({
    companyId,
    chainId: id,
    level: place + 1,
    positionName,
    userIds,
    fromAmount: /^[0.]*$/.test(fromAmount) ? null : fromAmount,
  }));
  await insertRows(
    db,
    approvalChainLevels,
    levels.map(({ userIds: _userIds, ...level }) => level),
  );
  const persons = levels.flatMap(({ level, userIds }) =>
    [...new Set(userIds)].map((approverId) => ({ companyId, chainId: id, level, approverId })),
  );
  await insertRows(db, approvalChainPersons, persons);
  const after = levels.map(({ positionName, fromAmount, userIds }) => ({
    positionName,
    fromAmount: fromAmount === null ? "" : plainAmount(fromAmount, settlement),
    approvers: userIds.map((userId) => ({ userName: nameOf(userId) })),
  }));
  const changes = changedLevels(before, after);
  if (changes.length > 0)
    await logOperations(db, doerOf(context), { entity, action: "edit" }, [{ id, number: input.kind, changes }]);
  return { version: input.version + 1 };
}

type Said = Pick<ChainLevel, "positionName" | "fromAmount"> & { approvers: readonly { userName: string }[] };

/** Each level that differs, as people read it: `General manager ≥ 5000.00: Chen Jing, Li Wei`. */
function changedLevels(before: readonly Said[], after: readonly Said[]) {
  const said = (level: Said | undefined) =>
    level === undefined
      ? null
      : `${level.positionName}${level.fromAmount === "" ? "" : ` ≥ ${level.fromAmount}`}: ${level.approvers
          .map(({ userName }) => userName)
          .toSorted((one, other) => one.localeCompare(other))
          .join(", ")}`;
  return Array.from({ length: Math.max(before.length, after.length) }, (_, place) => ({
    field: `levels.${place + 1}`,
    before: said(before[place]),
    after: said(after[place]),
  })).filter((change) => change.before !== change.after);
}

/** Refuses a person who is not the company's, cannot decide, or stands at two levels; gives the names. */
async function checkPeople(db: Db, companyId: string, levels: readonly { userIds: readonly string[] }[]) {
  const people = await peopleOf(
    db,
    companyId,
    levels.flatMap(({ userIds }) => userIds),
  );
  if (levels.some(({ userIds }) => userIds.some((id) => !people.has(id)))) throw refuse(coreRefusals.notFound);
  const placeOf = new Map<string, number>();
  for (const [place, { userIds }] of levels.entries())
    for (const id of userIds) {
      const person = people.get(id);
      if (!person) continue;
      const field = `levels.${place}.userIds`;
      if (!person.isAble) throw refuseField(field, refusals.cannotDecide, { name: person.userName });
      const earlier = placeOf.get(id);
      if (earlier !== undefined && earlier !== place)
        throw refuseField(field, refusals.personTwice, { name: person.userName });
      placeOf.set(id, place);
    }
  return (id: string) => people.get(id)?.userName ?? "";
}

/** The chain of a kind, locked, of the version that it was read with, as its next version; made where there was none. */
async function lockChain(
  db: Db,
  companyId: string,
  { kind, version }: { kind: ChainKind; version: number },
  settlement: Currency,
): Promise<string> {
  await db
    .insert(approvalChains)
    .values({ companyId, id: randomUUIDv7(), kind, version: 0 })
    .onConflictDoNothing({ target: [approvalChains.companyId, approvalChains.kind] });
  const which = and(eq(approvalChains.companyId, companyId), eq(approvalChains.kind, kind));
  const [chain] = await db.select().from(approvalChains).where(which).for("update");
  if (!chain) throw refuse(coreRefusals.notFound);
  if (chain.version !== version)
    throw stale(chain.version, { levels: (await levelsOf(db, companyId, settlement))(kind) });
  await db
    .update(approvalChains)
    .set({ version: version + 1, updatedAt: sql`now()` })
    .where(which);
  return chain.id;
}

/** A chain's log, newest first. */
export async function readChainLog({ db, session, input }: Context<typeof getFinancialAuditProcessSettingsLog>) {
  return await shownLog(db, { companyId: session.companyId, entity, id: input.id }, chainActions);
}
