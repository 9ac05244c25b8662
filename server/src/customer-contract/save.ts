import { randomUUIDv7 } from "node:crypto";
import { plainAmount } from "@lading/contract/charge-item";
import { checkDecimals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  contractRefusals as refusals,
  creditRight,
  type addContract,
  type deleteContract,
  type editContract,
} from "@lading/contract/customer-contract";
import { Big } from "big.js";
import { and, eq, sql } from "drizzle-orm";
import { insertRows, stale, storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { takingNumbers } from "#core/numbers";
import type { StaffSession } from "#core/session";
import { lockCustomer } from "#customer";
import { settlementOf } from "#currency";
import { companyYear } from "#user";
import { logContract, type Loggable } from "./log.ts";
import { readContract, type ShownContract } from "./read.ts";
import { contractFiles, customerContracts as contracts } from "./tables.ts";

type Fields = Omit<InputOf<typeof addContract>, "customerId">;
type Saving = Pick<Context<typeof addContract>, "db" | "session" | "ip" | "services" | "language">;

/** Adds a contract. */
export async function createContract(context: Context<typeof addContract>) {
  const { db, session, input } = context;
  const { customerId, ...fields } = input;
  const { companyId, userId, userName } = session;
  const customer = await lockCustomer(db, session, customerId);
  checkTerms(session, fields, null);
  const id = randomUUIDv7();
  const contractNumber = fields.contractNumber || (await nextNumber(db, companyId));
  const currency = await settlementOf(db, companyId);
  checkAmounts(fields, currency);
  const row = { ...rowOf(fields), contractNumber, currency };
  await insertRows(db, contracts, [
    { ...row, companyId, id, customerId, createdBy: userId, createdByName: userName },
  ]).catch((error: unknown) => refuseTwice(error, contractNumber));
  const names = await changeFiles(context, id, { before: [], after: fields.attachments });
  const after = { ...loggableOf({ ...fields, contractNumber }, currency), attachments: names };
  await logContract(context, "add", { id, customer, before: null, after });
  return { id, contractNumber };
}

/** Changes a contract; another end makes its reminder due again. */
export async function changeContract(context: Context<typeof editContract>) {
  const { db, session, input } = context;
  const { id, version, ...fields } = input;
  const { before, customer } = await lockContract(context, id);
  if (before.version !== version) throw stale(before.version, currentOf(before));
  checkTerms(session, fields, before);
  checkAmounts(fields, before.currency);
  const contractNumber = fields.contractNumber || before.contractNumber;
  const isSameEnd = before.validity.to === fields.validity.to;
  const row = { ...rowOf(fields), contractNumber, ...(!isSameEnd && { remindedAt: null }) };
  const stored = await storeEdit(db, contracts, { companyId: session.companyId, id, version }, row).catch(
    (error: unknown) => refuseTwice(error, contractNumber),
  );
  const names = await changeFiles(context, id, {
    before: before.attachments.map((file) => file.id),
    after: fields.attachments,
  });
  const after = { ...loggableOf({ ...fields, contractNumber }, before.currency), attachments: names };
  await logContract(context, "edit", { id, customer, before: loggedOf(before), after });
  return stored;
}

/** Deletes contracts, all or none; their papers go with them. */
export async function deleteContracts(context: Context<typeof deleteContract>) {
  const { db, session, input, services } = context;
  const ids = [...new Set(input.ids)].toSorted();
  for (const id of ids) {
    const { before, customer, which } = await lockContract(context, id);
    if (hasTerms(before) && !session.rights.has(creditRight)) throw refuse(refusals.termsRight);
    await db.delete(contracts).where(which);
    for (const file of before.attachments) await services.files.release(db, file.id);
    await logContract(context, "delete", { id, customer, before: loggedOf(before), after: null });
  }
  return { deleted: ids.length };
}

/** A contract whose customer the user sees, with both locked, the customer first. */
async function lockContract({ db, session, language }: Saving, id: string) {
  const { customerId } = await readContract(db, session, id, language);
  const customer = await lockCustomer(db, session, customerId);
  const which = and(eq(contracts.companyId, session.companyId), eq(contracts.id, id));
  await db.select({ id: contracts.id }).from(contracts).where(which).for("update");
  // Read again: somebody may have changed or deleted it while this waited.
  return { before: await readContract(db, session, id, language), customer, which };
}

interface Terms {
  creditDays: number | null;
  creditAmount: string;
  creditLimit: string;
}

function hasTerms({ creditDays, creditAmount, creditLimit }: Terms): boolean {
  return creditDays !== null || creditAmount !== "" || creditLimit !== "";
}

const isSameAmount = (one: string, other: string) =>
  one === "" || other === "" ? one === other : new Big(one).eq(other);

/** Terms of credit, and how long they hold, are set by those who may release it: else who is held could lift the limit. */
function checkTerms({ rights }: StaffSession, fields: Fields, before: ShownContract | null): void {
  const { creditAmount, creditLimit, creditDays, validity } = fields;
  if (creditAmount !== "" && creditLimit !== "" && new Big(creditLimit).lt(creditAmount))
    throw refuseField("creditLimit", refusals.limitBelowAmount);
  if (rights.has(creditRight)) return;
  const was = before ?? { creditDays: null, creditAmount: "", creditLimit: "" };
  if (creditDays !== was.creditDays) throw refuseField("creditDays", refusals.termsRight);
  if (!isSameAmount(creditAmount, was.creditAmount)) throw refuseField("creditAmount", refusals.termsRight);
  if (!isSameAmount(creditLimit, was.creditLimit)) throw refuseField("creditLimit", refusals.termsRight);
  if (!before || !hasTerms(before)) return;
  if (validity.from !== before.validity.from) throw refuseField("validity.from", refusals.termsRight);
  if (validity.to !== before.validity.to) throw refuseField("validity.to", refusals.termsRight);
}

/** The amounts are in the settlement currency, with no more decimals than it has. */
function checkAmounts({ creditAmount, creditLimit }: Terms, currency: string): void {
  checkDecimals("creditAmount", creditAmount, currency);
  checkDecimals("creditLimit", creditLimit, currency);
}

function rowOf({ validity, attachments: _files, contractNumber: _number, ...fields }: Fields) {
  const { conclusion, creditAmount, creditLimit, ...rest } = fields;
  return {
    ...rest,
    conclusion: conclusion === "" ? null : conclusion,
    validFrom: validity.from,
    validTo: validity.to,
    creditAmount: creditAmount === "" ? null : creditAmount,
    creditLimit: creditLimit === "" ? null : creditLimit,
  };
}

/** The next number that nobody has typed: `CT26-000001`. */
async function nextNumber(db: Db, companyId: string): Promise<string> {
  const year = await companyYear(db, companyId);
  for (;;) {
    const { rows } = await db.execute<{ first: number }>(takingNumbers({ companyId, kind: "contract", year }));
    const number = `CT${String(year).slice(2)}-${String(rows[0]?.first ?? 0).padStart(6, "0")}`;
    const taken = and(eq(contracts.companyId, companyId), sql`upper(${contracts.contractNumber}) = ${number}`);
    if ((await db.select({ id: contracts.id }).from(contracts).where(taken)).length === 0) return number;
  }
}

function refuseTwice(error: unknown, number: string): never {
  throw violates(error, "customer_contract_number_once")
    ? refuseField("contractNumber", refusals.numberTaken, { number })
    : error;
}

/** Makes the uploads the contract's own, lets go of those that are left out, and gives the names of all. */
async function changeFiles(
  { db, session, services }: Saving,
  contractId: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Promise<string[]> {
  const { companyId, userId } = session;
  const ids = [...new Set(after)];
  const of = and(eq(contractFiles.companyId, companyId), eq(contractFiles.contractId, contractId));
  const names: string[] = [];
  for (const id of ids) names.push((await services.files.claim(db, { id, use: "contract", createdBy: userId })).name);
  await db.delete(contractFiles).where(of);
  await insertRows(
    db,
    contractFiles,
    ids.map((fileId, place) => ({ companyId, contractId, fileId, place: place + 1 })),
  );
  for (const id of before) if (!ids.includes(id)) await services.files.release(db, id);
  return names;
}

function loggableOf(fields: Omit<Fields, "attachments">, currency: string): Omit<Loggable, "attachments"> {
  const { contractNumber, name, nature, conclusion, issuer, validity, creditDays, remark } = fields;
  const said = (amount: string) => (amount === "" ? "" : plainAmount(amount, currency));
  const amounts = { creditAmount: said(fields.creditAmount), creditLimit: said(fields.creditLimit) };
  return { contractNumber, name, nature, conclusion, issuer, ...validity, creditDays, ...amounts, remark };
}

function loggedOf(contract: ShownContract): Loggable {
  return { ...loggableOf(contract, contract.currency), attachments: contract.attachments.map(({ name }) => name) };
}

/** The record as its form has it, for whoever edits an older one. */
function currentOf({ attachments, ...contract }: ShownContract) {
  return { ...contract, files: attachments };
}
