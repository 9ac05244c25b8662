import { randomUUIDv7 } from "node:crypto";
import { coreRefusals, refuse, refuseField } from "@lading/contract/core";
import {
  supplierRefusals as refusals,
  type adoptLadingSupplier,
  type ladingCompanyBecomesQiAnSupplier,
  type loadLadingSupplierOffer,
  type withdrawLadingSupplierOffer,
} from "@lading/contract/supplier";
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { changesBetween, logOperations } from "#core/audit";
import type { Db } from "#core/db";
import type { Context } from "#core/http";
import { searchLines } from "#core/party-names";
import { companies } from "#user";
import { countryCodeOf } from "#place";
import { supplierRegister as register } from "./register.ts";
import { insertSupplier } from "./saving.ts";
import { offeredServices, supplierOffers, supplierServiceRows as services, suppliers } from "./tables.ts";

const logged = [
  "asSupplier",
  "asAgent",
  "country",
  "city",
  "contact",
  "telephone",
  "email",
  "website",
  "mainBusiness",
  "introduction",
  "services",
] as const;

/** The company's own entry: what is public of it anyway. */
async function ownCompany(db: Db, companyId: string) {
  const { code, companyName, companyNameEn } = companies;
  const [company] = await db
    .select({ code, companyName, companyNameEn })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  if (!company || company.code === null) throw refuse(coreRefusals.companyFirst);
  return { companyCode: company.code, companyName: company.companyName, companyNameEn: company.companyNameEn };
}

/**
 * Offers the company to the others. Only what stands in the two directory tables is ever read by another company, and
 * they are written here and nowhere else: the form's fields, the registered names, and the chosen own services as they
 * are now, column by column.
 */
export async function becomeSupplier(context: Context<typeof ladingCompanyBecomesQiAnSupplier>) {
  const { db, input, session } = context;
  const { companyId, userName } = session;
  const { serviceIds, ...fields } = input;
  if (countryCodeOf(fields.country) !== fields.country) throw refuseField("country", refusals.country);
  const ids = [...new Set(serviceIds)];
  await lockOffer(db, companyId);
  const own = await ownCompany(db, companyId);
  const offered = await db
    .select()
    .from(services)
    .where(and(eq(services.companyId, companyId), isNull(services.supplierId), inArray(services.id, ids)))
    .orderBy(asc(services.id))
    .for("share");
  if (offered.length !== ids.length) throw refuseField("serviceIds", refusals.notOwnService);
  const before = await ownOffer(db, companyId);
  const offer = {
    ...own,
    ...fields,
    searchText: searchLines([own.companyCode], [own.companyName, own.companyNameEn]),
    offeredByName: userName,
  };
  await db
    .insert(supplierOffers)
    .values({ ...offer, companyId })
    .onConflictDoUpdate({ target: supplierOffers.companyId, set: { ...offer, offeredAt: sql`now()` } });
  await db.delete(offeredServices).where(eq(offeredServices.companyId, companyId));
  if (offered.length > 0)
    await db
      .insert(offeredServices)
      .values(offered.map(({ supplierId: _s, createdAt: _c, updatedAt: _u, ...service }) => service));
  await log(context, "offer", [before, { ...fields, services: ids.length }]);
  return { offered: ids.length };
}

/** Takes the offer back; others see it no longer from then on. */
export async function withdrawOffer(context: Context<typeof withdrawLadingSupplierOffer>) {
  const { db, session } = context;
  const { companyId } = session;
  await lockOffer(db, companyId);
  const before = await ownOffer(db, companyId);
  if (!before) return { withdrawn: false };
  await db.delete(offeredServices).where(eq(offeredServices.companyId, companyId));
  await db.delete(supplierOffers).where(eq(supplierOffers.companyId, companyId));
  await log(context, "withdraw", [before, null]);
  return { withdrawn: true };
}

/** The company's offer to other companies on Lading. */
export async function loadOffer({ db, session: { companyId } }: Context<typeof loadLadingSupplierOffer>) {
  const { companyName, companyCode } = await ownCompany(db, companyId);
  const [[offer], chosen] = await Promise.all([
    db.select().from(supplierOffers).where(eq(supplierOffers.companyId, companyId)).execute(),
    db
      .select({ id: offeredServices.id })
      .from(offeredServices)
      .where(eq(offeredServices.companyId, companyId))
      .execute(),
  ]);
  if (!offer) return { companyName, companyCode, offer: null };
  const { companyId: _i, companyCode: _c, companyName: _n, companyNameEn: _e, searchText: _s, ...fields } = offer;
  return {
    companyName,
    companyCode,
    offer: {
      ...fields,
      offeredAt: new Date(fields.offeredAt).toISOString(),
      serviceIds: chosen.map(({ id }) => id),
    },
  };
}

/** Takes a company that offers itself over as a supplier; of two who do so at once, the second is shown the entry. */
export async function adoptOffer(context: Context<typeof adoptLadingSupplier>) {
  const { db, input, session } = context;
  const { companyId } = session;
  await register.lock(db, companyId);
  const [offer] = await db
    .select()
    .from(supplierOffers)
    .where(
      and(
        eq(supplierOffers.companyCode, input.companyCode),
        ne(supplierOffers.companyId, companyId),
        sql`company_in_period(${supplierOffers.companyId})`,
      ),
    );
  if (!offer) throw refuse(coreRefusals.notFound);
  const taken = and(eq(suppliers.companyId, companyId), eq(suppliers.ladingCompanyId, offer.companyId));
  const [there] = await db.select().from(suppliers).where(taken);
  if (there)
    throw register.refusal({ ...there, number: there.supplierNumber, name: there.supplierName, sameNumber: false });
  const id = randomUUIDv7();
  const supplierNumber = await register.nextNumber(db, companyId);
  const { companyName: supplierName, companyNameEn, country, city, telephone, email, website, mainBusiness } = offer;
  await register.refuseSame(db, { companyId, id }, { number: supplierNumber, name: supplierName, country });
  const contact = { contact: offer.contact, position: "", telephone, email, WeChat: "" };
  await insertSupplier(
    context,
    {
      id,
      supplierNumber,
      supplierName,
      companyNameEn,
      country,
      city,
      telephone,
      email,
      website,
      mainBusiness,
      shortName: "",
      address: "",
      companyCode: "",
      accounts: [],
      licenceFileId: null,
      kind: offer.asAgent ? "overseasAgent" : "other",
      contacts: [contact],
      remark: offer.introduction.slice(0, 500),
      ladingCompanyId: offer.companyId,
      ladingCode: offer.companyCode,
    },
    "adopt",
  );
  return { id, supplierNumber };
}

/** Two colleagues who offer or withdraw at once come one after the other. */
async function lockOffer(db: Db, companyId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`supplierOffer:${companyId}`}, 0))`);
}

async function ownOffer(db: Db, companyId: string): Promise<Values | null> {
  const [offer] = await db.select().from(supplierOffers).where(eq(supplierOffers.companyId, companyId));
  if (!offer) return null;
  const rows = await db
    .select({ id: offeredServices.id })
    .from(offeredServices)
    .where(eq(offeredServices.companyId, companyId));
  return { ...offer, services: rows.length };
}

type Values = Readonly<Record<string, unknown>>;

async function log(
  { db, session, ip }: Pick<Context<typeof withdrawLadingSupplierOffer>, "db" | "session" | "ip">,
  action: "offer" | "withdraw",
  [before, after]: readonly [Values | null, Values | null],
): Promise<void> {
  const { companyId, userId, userName } = session;
  const plain = (offer: Values | null) => offer && { ...offer, mainBusiness: String(offer["mainBusiness"]) };
  const changes = changesBetween(plain(before), plain(after), logged);
  await logOperations(db, { companyId, userId, userName, ip }, { entity: "supplierOffer", action }, [
    { id: companyId, number: "", changes },
  ]);
}
