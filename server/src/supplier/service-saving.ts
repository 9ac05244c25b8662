import { randomUUIDv7 } from "node:crypto";
import { checkDecimals, coreRefusals, refuse, refuseField, type InputOf } from "@lading/contract/core";
import {
  portKindOf,
  supplierRefusals as refusals,
  type addServiceInfo,
  type deleteServiceInfo,
  type editServiceInfo,
} from "@lading/contract/supplier";
import { and, eq, inArray } from "drizzle-orm";
import { changesBetween, logOperations, type FieldChange } from "#core/audit";
import { lockAll, lockOne, stale, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { countryCodeOf, portCountry } from "#place";
import { logSupplier, ofPart, type Doing } from "./log.ts";
import { serviceParties } from "./parties.ts";
import { offeredServices, supplierServiceRows as services, suppliers } from "./tables.ts";

type Service = typeof services.$inferSelect;
type Input = InputOf<typeof addServiceInfo>;

/** Adds a service of a supplier, or one of the company's own. */
export async function createService(context: Context<typeof addServiceInfo>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const fields = storedFields(input);
  const supplier = await supplierOf(db, companyId, input.supplierId);
  if (input.supplierId !== null && (!supplier || supplier.status === "disabled"))
    throw refuseField("supplierId", refusals.noSupplier);
  const id = randomUUIDv7();
  await db.insert(services).values({ ...fields, companyId, id, supplierId: input.supplierId });
  await serviceParties.noteAdded(db, companyId, [partyOf(fields)]);
  await log(context, "serviceAdd", { id, supplier, changes: serviceChanges(null, fields) });
  return { id };
}

/** Changes a service; it stays on its tab and with its supplier. */
export async function changeService(context: Context<typeof editServiceInfo>) {
  const { db, input, session } = context;
  const { id, version } = input;
  const before = await lockOne(db, services, { companyId: session.companyId, id });
  if (before.service !== input.service || before.supplierId !== input.supplierId) throw refuse(coreRefusals.notFound);
  if (before.version !== version) throw stale(before.version, currentOf(before));
  const fields = storedFields(input);
  const stored = await storeEdit(db, services, before, fields);
  await serviceParties.noteChanged(db, session.companyId, before, partyOf(fields));
  const supplier = await supplierOf(db, session.companyId, before.supplierId);
  await log(context, "serviceEdit", { id, supplier, changes: serviceChanges(before, fields) });
  return stored;
}

/** Deletes services, all or none; what others see of them goes with them. */
export async function deleteServices(context: Context<typeof deleteServiceInfo>) {
  const { db, input, session } = context;
  const { companyId } = session;
  const { ids, which, found } = await lockAll(db, services, companyId, input.ids);
  await db.delete(services).where(which);
  await db
    .delete(offeredServices)
    .where(and(eq(offeredServices.companyId, companyId), inArray(offeredServices.id, ids)));
  for (const before of found) {
    const supplier = await supplierOf(db, companyId, before.supplierId);
    await log(context, "serviceDelete", { id: before.id, supplier, changes: serviceChanges(before, null) });
  }
  return { deleted: ids.length };
}

/** The columns of a service as they are stored: ports in capitals, and their countries beside them. */
function storedFields(input: Input) {
  const { supplierId: _s, minimumCharge, ...fields } = input;
  checkDecimals("minimumCharge", minimumCharge, fields.currency);
  const stored = { ...fields, minimumCharge: minimumCharge === "" ? null : minimumCharge };
  if (stored.service === "transport") {
    const country = portOf("loadingPort", stored.loadingPort);
    const toCountry = portOf("destinationPort", stored.destinationPort);
    return { ...only(stored), ...country, ...toCountry };
  }
  for (const field of ["country", "toCountry"] as const) {
    const code = field === "country" ? stored.country : stored.service === "motor" ? stored.toCountry : undefined;
    if (code !== undefined && countryCodeOf(code) !== code) throw refuseField(field, refusals.country);
  }
  return only(stored);

  function portOf(field: "loadingPort" | "destinationPort", typed: string) {
    const code = typed.toUpperCase();
    const country = stored.service === "transport" ? portCountry(portKindOf(stored.mode), code) : undefined;
    if (country === undefined) throw refuseField(field, refusals.port);
    return { [field]: code, [field === "loadingPort" ? "country" : "toCountry"]: country };
  }
}

/** The party that a service names: the carrier of a transport. */
function partyOf(fields: ReturnType<typeof storedFields>): { carrier?: unknown } {
  return "carrier" in fields ? { carrier: fields.carrier } : {};
}

/** Without what an edit says of the record itself. */
function only<T extends object>(fields: T): Omit<T, "id" | "version"> {
  const { id: _id, version: _version, ...rest } = { id: "", version: 0, ...fields };
  return rest;
}

async function supplierOf(db: Db, companyId: string, id: string | null) {
  if (id === null) return undefined;
  // Shared, so that nobody deletes the supplier meanwhile.
  const [found] = await db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.companyId, companyId), eq(suppliers.id, id)))
    .for("share");
  return found;
}

const logged = [
  "service",
  "mode",
  "loadingPort",
  "destinationPort",
  "carrier",
  "vehicleWeight",
  "country",
  "city",
  "toCountry",
  "toCity",
  "warehouseName",
  "period",
  "freeDays",
  "valueAddedKind",
  "price",
  "currency",
  "unit",
  "minimumCharge",
  "transitDays",
  "validFrom",
  "validTo",
  "remark",
] as const;

type Values = Readonly<Record<string, unknown>>;

/** Changes of a service for the supplier's log; amounts without the zeros of their columns. */
function serviceChanges(before: Values | null, after: Values | null): FieldChange[] {
  return changesBetween(before && bare(before), after && bare(after), logged);
}

function short(value: unknown): unknown {
  return typeof value === "string" && value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}

function bare(values: Values): Values {
  return { ...values, price: short(values["price"]), minimumCharge: short(values["minimumCharge"]) };
}

/** A supplier's services stand in its history; the company's own in the history of what it offers. */
async function log(
  context: Doing,
  action: "serviceAdd" | "serviceEdit" | "serviceDelete",
  {
    id,
    supplier,
    changes,
  }: { id: string; supplier: typeof suppliers.$inferSelect | undefined; changes: FieldChange[] },
): Promise<void> {
  if (supplier) return await logSupplier(context, action, { ...supplier, changes: ofPart("service", changes) });
  const { db, session, ip } = context;
  const { companyId, userId, userName } = session;
  const doer = { companyId, userId, userName, ip };
  await logOperations(db, doer, { entity: "supplierOffer", action }, [{ id, number: "", changes }]);
}

function currentOf({ price, minimumCharge, ...service }: Service): Record<string, unknown> {
  const { companyId: _c, id: _i, createdAt: _a, updatedAt: _u, supplierId: _s, ...fields } = service;
  return { ...fields, ...bare({ price, minimumCharge: minimumCharge ?? "" }) };
}
