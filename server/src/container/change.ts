import { randomUUIDv7 } from "node:crypto";
import {
  containerRefusals as refusals,
  mostContainers,
  type addContainer,
  type deleteContainer,
  type editContainer,
} from "@lading/contract/container";
import { coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import { isSea } from "@lading/contract/waybill";
import { and, count, eq, sql } from "drizzle-orm";
import { changesBetween, doerOf, logOperations } from "#core/audit";
import { storeEdit, violates, type Db } from "#core/db";
import type { Context } from "#core/http";
import { currentOf, lockContainer, lockMain } from "./lock.ts";
import { alsoIn } from "./read.ts";
import { containers } from "./tables.ts";
import { unpack } from "./unpack.ts";

const logged = ["containerNumber", "cabinetClass", "cabinetType", "sealNumber", "tareWeight", "maxPayload", "remark"];

/** Adds a container to a sea main waybill. */
export async function createContainer(context: Context<typeof addContainer>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const main = await lockMain(db, session, input.waybillId);
  if (!main.isMain || !isSea(main.type)) throw refuse(refusals.seaMainOnly);
  const under = and(eq(containers.companyId, companyId), eq(containers.waybillId, main.id));
  const [there] = await db.select({ containers: count() }).from(containers).where(under);
  if ((there?.containers ?? 0) >= mostContainers) throw refuse(coreRefusals.tooMany, { max: mostContainers });
  const id = randomUUIDv7();
  const { waybillId: _main, ...fields } = input;
  await db
    .insert(containers)
    .values({ companyId, id, waybillId: main.id, ...rowOf(fields) })
    .catch(refuseTwice(input.containerNumber));
  await logOperations(db, doerOf(context), { entity: "waybill", action: "addContainer" }, [
    { id: main.id, number: main.houseNumber, changes: changesBetween(null, fields, logged) },
  ]);
  return { id, version: 1, alsoIn: await otherMains(db, companyId, id) };
}

/** Changes a container. */
export async function changeContainer(context: Context<typeof editContainer>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const { container, main } = await lockContainer(db, session, input);
  const { id, version: _read, ...fields } = input;
  const stored = await storeEdit(db, containers, container, rowOf(fields)).catch(refuseTwice(input.containerNumber));
  await logOperations(db, doerOf(context), { entity: "waybill", action: "editContainer" }, [
    { id: main.id, number: main.houseNumber, changes: changesBetween(currentOf(container), fields, logged) },
  ]);
  return { ...stored, alsoIn: await otherMains(db, companyId, id) };
}

/** Deletes a container; what was in it remains to be packed again. */
export async function removeContainer(context: Context<typeof deleteContainer>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const { container, main } = await lockContainer(db, session, input);
  const unpacked = await unpack(db, doerOf(context), sql`c.id = ${container.id}`);
  await db.delete(containers).where(and(eq(containers.companyId, companyId), eq(containers.id, container.id)));
  await logOperations(db, doerOf(context), { entity: "waybill", action: "deleteContainer" }, [
    { id: main.id, number: main.houseNumber, changes: changesBetween(currentOf(container), null, logged) },
  ]);
  return { unpacked };
}

type Fields = Omit<InputOf<typeof editContainer>, "id" | "version">;

function rowOf({ tareWeight, maxPayload, ...fields }: Fields) {
  return { ...fields, tareWeight: tareWeight || null, maxPayload: maxPayload || null };
}

function refuseTwice(number: string) {
  return (error: unknown): never => {
    if (violates(error, "container_once_in_main"))
      throw refuseField("containerNumber", refusals.onceInMain, { number });
    throw error;
  };
}

async function otherMains(db: Db, companyId: string, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ mains: string[] }>(
    sql`SELECT ${alsoIn} AS mains FROM container c WHERE c.company_id = ${companyId} AND c.id = ${id}`,
  );
  return rows[0]?.mains ?? [];
}
