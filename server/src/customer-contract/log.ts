import {
  contractActions,
  contractFieldTexts,
  contractNatures,
  type getContractLogList,
} from "@lading/contract/customer-contract";
import type { Language } from "@lading/contract/core";
import { changesBetween, doerOf, logOperations, readLog, shownEntry, type FieldChange } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import type { StaffSession } from "#core/session";
import { logCustomer } from "#customer";
import { readContract } from "./read.ts";

/** A contract's fields that the log compares. */
export interface Loggable {
  contractNumber: string;
  name: string;
  nature: string;
  conclusion: string;
  issuer: string;
  from: string;
  to: string;
  creditDays: number | null;
  creditAmount: string;
  creditLimit: string;
  /** Names of its papers. */
  attachments: readonly string[];
  remark: string;
}

const fields = [
  "contractNumber",
  "name",
  "nature",
  "conclusion",
  "issuer",
  "from",
  "to",
  "creditDays",
  "creditAmount",
  "creditLimit",
  "attachments",
  "remark",
] as const satisfies readonly (keyof Loggable)[];

interface Changed {
  id: string;
  customer: { id: string; customerNumber: string };
  before: Loggable | null;
  after: Loggable | null;
}

type Doing = { db: Db; session: StaffSession; ip: string };

/** Says it in the contract's own log, and that a contract came, changed or went in its customer's history. */
export async function logContract(
  context: Doing,
  action: "add" | "edit" | "delete",
  { id, customer, before, after }: Changed,
): Promise<void> {
  const changes = changesBetween(plain(before), plain(after), fields);
  if (action === "edit" && changes.length === 0) return;
  const doer = doerOf(context);
  const number = (after ?? before)?.contractNumber ?? "";
  await logOperations(context.db, doer, { entity: "contract", action }, [{ id, number, changes }]);
  const which: FieldChange = {
    field: "contractNumber",
    before: action === "delete" ? number : null,
    after: action === "delete" ? null : number,
  };
  const told = { add: "contractAdd", edit: "contractEdit", delete: "contractDelete" } as const;
  await logCustomer(context.db, doer, told[action], { ...customer, changes: [which] });
}

function plain(contract: Loggable | null) {
  return contract && { ...contract, attachments: contract.attachments.join("; ") };
}

/** A contract's log, newest first. */
export async function listContractLog({ db, input, session, language }: Context<typeof getContractLogList>) {
  await readContract(db, session, input.id, language);
  const entries = await readLog(db, { companyId: session.companyId, entity: "contract", id: input.id });
  const read = (field: string, value: unknown) => readable(field, value, language);
  return {
    rows: entries.map((entry) => {
      const { changes, ...rest } = shownEntry(entry, contractActions, read);
      // Reminders' entries name no field of the contract.
      const named = changes.map((one) => ({
        ...one,
        field: one.field in contractFieldTexts ? one.field : "remindedTo",
      }));
      return { ...rest, changes: named };
    }),
  };
}

function readable(field: string, value: unknown, language: Language): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
  const natures: Readonly<Record<string, Readonly<Record<Language, string>>>> = contractNatures;
  return field === "nature" ? (natures[text]?.[language] ?? text) : text;
}
