import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  agentFunctions,
  portKindOf,
  supplierRefusals as refusals,
  type addOverseasAgentOperationInfo,
  type AgentFunction,
  type deleteOverseasAgentOperationInfo,
  type editOverseasAgentOperationInfo,
  type getOverseasAgentOperationInfoList,
} from "@lading/contract/supplier";
import { and, asc, eq, sql } from "drizzle-orm";
import { changesBetween } from "#core/audit";
import { lockOne, stale, storeEdit } from "#core/db";
import type { Context } from "#core/http";
import { portCountry } from "#place";
import { logSupplier, operationContactLines, ofPart } from "./log.ts";
import { operationParties } from "./parties.ts";
import { findSupplier } from "./saving.ts";
import { supplierOperations as operations, suppliers, type OperationContact } from "./tables.ts";

/** An overseas agent's operation information, that for all ports first. */
export async function listOperations({ db, input, session }: Context<typeof getOverseasAgentOperationInfoList>) {
  const { companyId } = session;
  await findSupplier(db, companyId, input.supplierId);
  const found = await db
    .select()
    .from(operations)
    .where(and(eq(operations.companyId, companyId), eq(operations.supplierId, input.supplierId)))
    .orderBy(sql`${operations.scope} <> 'all'`, asc(operations.scope), asc(operations.port), asc(operations.id));
  return {
    rows: found.map(({ companyId: _c, supplierId: _s, createdAt: _a, updatedAt, contacts, ...fields }) => ({
      ...fields,
      contacts: contacts.map((one) => ({ ...one, agentFunction: functionOf(one) })),
      validFrom: fields.validFrom ?? "",
      validTo: fields.validTo ?? "",
      updatedAt: new Date(updatedAt).toISOString(),
    })),
  };
}

function functionOf({ agentFunction }: OperationContact): AgentFunction {
  return agentFunctions.find((one) => one === agentFunction) ?? "operations";
}

/** Adds an entry to an overseas agent. */
export async function createOperation(context: Context<typeof addOverseasAgentOperationInfo>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const supplier = await lockOne(db, suppliers, { companyId, id: input.supplierId });
  if (supplier.kind !== "overseasAgent") throw refuse(refusals.notAgent);
  const fields = stored(input);
  const id = randomUUIDv7();
  await db.insert(operations).values({ ...fields, companyId, id, supplierId: supplier.id });
  await operationParties.noteAdded(db, companyId, [fields]);
  await logSupplier(context, "operationAdd", { ...supplier, changes: changes(null, fields) });
  return { id };
}

/** Changes an entry. */
export async function changeOperation(context: Context<typeof editOverseasAgentOperationInfo>) {
  const { db, input } = context;
  const { supplier, before } = await lockOperation(context, input.id);
  if (before.version !== input.version) throw stale(before.version, currentOf(before));
  const fields = stored(input);
  const changed = await storeEdit(db, operations, before, fields);
  await operationParties.noteChanged(db, context.session.companyId, before, fields);
  await logSupplier(context, "operationEdit", { ...supplier, changes: changes(before, fields) });
  return changed;
}

/** Deletes an entry. */
export async function deleteOperation(context: Context<typeof deleteOverseasAgentOperationInfo>) {
  const { db, input } = context;
  const { supplier, before, which } = await lockOperation(context, input.id);
  await db.delete(operations).where(which);
  await logSupplier(context, "operationDelete", { ...supplier, changes: changes(before, null) });
  return {};
}

type Operation = typeof operations.$inferSelect;

/** An entry with its agent, both locked, the agent first. */
async function lockOperation(
  { db, session }: Pick<Context<typeof deleteOverseasAgentOperationInfo>, "db" | "session">,
  id: string,
) {
  const { companyId } = session;
  const which = and(eq(operations.companyId, companyId), eq(operations.id, id));
  const [found] = await db.select().from(operations).where(which);
  if (!found) throw refuse(coreRefusals.notFound);
  const supplier = await lockOne(db, suppliers, { companyId, id: found.supplierId });
  return { supplier, before: await lockOne(db, operations, { companyId, id }), which };
}

type Fields = Omit<InputOf<typeof editOverseasAgentOperationInfo>, "id" | "version">;

function stored(fields: Fields) {
  const { scope, contacts, documents, customsNotes, workingHours, remark } = fields;
  const port = fields.port.toUpperCase();
  const kinds = scope === "all" ? (["air", "sea"] as const) : [portKindOf(scope)];
  if (port !== "") {
    if (kinds.every((kind) => portCountry(kind, port) === undefined)) throw refuseField("port", refusals.port);
  }
  const dates = { validFrom: fields.validFrom || null, validTo: fields.validTo || null };
  return { scope, port, contacts, documents, customsNotes, workingHours, remark, ...dates };
}

const logged = [
  "scope",
  "port",
  "contacts",
  "documents",
  "customsNotes",
  "workingHours",
  "validFrom",
  "validTo",
  "remark",
] as const;

type Logged = Pick<Operation, (typeof logged)[number]>;

function changes(before: Logged | null, after: Logged | null) {
  const plain = (one: Logged | null) => one && { ...one, contacts: operationContactLines(one.contacts) };
  return ofPart("operation", changesBetween(plain(before), plain(after), logged));
}

function currentOf({ scope, port, contacts, documents, customsNotes, workingHours, ...rest }: Operation) {
  const { validFrom, validTo, remark, version } = rest;
  const texts = { documents, customsNotes, workingHours, remark };
  return { scope, port, contacts, ...texts, validFrom: validFrom ?? "", validTo: validTo ?? "", version };
}
