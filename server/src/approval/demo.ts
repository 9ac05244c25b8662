import { randomUUIDv7 } from "node:crypto";
import type { ChainKind } from "@lading/contract/approval";
import { sql } from "drizzle-orm";
import { logOperations } from "#core/audit";
import { insertRows, type Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { decide } from "./decide.ts";
import type { Subjects } from "./subjects.ts";
import { approvalChainLevels, approvalChainPersons, approvalChains } from "./tables.ts";

type Holder = "departmentManager" | "approval" | "generalManager" | "administrator";
type Level = readonly [position: { zh: string; ar: string }, fromAmount: string | null, ...holders: Holder[]];

const manager = { zh: "部门主管", ar: "مدير القسم" };
const finance = { zh: "财务负责人", ar: "المدير المالي" };
const general = { zh: "总经理", ar: "المدير العام" };

const plans: Readonly<Record<ChainKind, readonly Level[]>> = {
  operating: [
    [manager, null, "departmentManager", "administrator"],
    [finance, null, "approval"],
    [general, "20000", "generalManager"],
  ],
  business: [
    [finance, null, "approval", "administrator"],
    [general, "50000", "generalManager"],
  ],
  payroll: [
    [finance, null, "administrator"],
    [general, null, "generalManager"],
  ],
};

/** Chains of approval as the company's administrator would have set them. */
export async function addDemoChains(db: Db, { companyId, code, administrator }: DemoCompany): Promise<void> {
  const { rows } = await db.execute<{ preset: string; id: string }>(sql`
    SELECT r.preset, min(h.user_id::text)::uuid AS id FROM role r
    JOIN user_role h ON h.company_id = r.company_id AND h.role_id = r.id
    WHERE r.company_id = ${companyId} AND r.preset IS NOT NULL GROUP BY r.preset`);
  const idOf = (holder: Holder) => rows.find(({ preset }) => preset === holder)?.id ?? administrator.id;
  const language = code.endsWith("2") ? "ar" : "zh";
  for (const [kind, levels] of [
    ["operating", plans.operating],
    ["business", plans.business],
    ["payroll", plans.payroll],
  ] as const) {
    const chainId = randomUUIDv7();
    await insertRows(db, approvalChains, [{ companyId, id: chainId, kind }]);
    const of = levels.map(([position, fromAmount, ...holders], place) => ({
      level: { companyId, chainId, level: place + 1, positionName: position[language], fromAmount },
      persons: holders.map((holder) => ({ companyId, chainId, level: place + 1, approverId: idOf(holder) })),
    }));
    await insertRows(
      db,
      approvalChainLevels,
      of.map(({ level }) => level),
    );
    await insertRows(
      db,
      approvalChainPersons,
      of.flatMap(({ persons }) => persons),
    );
    const by = { companyId, userId: administrator.id, userName: administrator.userName, ip: "" };
    const changes = of.map(({ level: { level, positionName } }) => ({
      field: `levels.${level}`,
      before: null,
      after: positionName,
    }));
    await logOperations(db, by, { entity: "approvalChain", action: "edit" }, [{ id: chainId, number: kind, changes }]);
  }
}

/** Lets somebody whose turn it is decide on the standing submission of a demo request. */
export async function decideInDemo(
  deciding: Omit<Parameters<ReturnType<typeof decide>>[0], "input">,
  subjects: Subjects,
  { subjectId, agree, opinion }: { subjectId: string; agree: boolean; opinion: string },
): Promise<void> {
  const { rows } = await deciding.db.execute<{ id: string; version: number }>(sql`
    SELECT id, version FROM approval WHERE subject_id = ${subjectId} AND outcome = 'pending'`);
  await decide(subjects)({ ...deciding, input: { decisions: rows, agree, opinion } });
}
