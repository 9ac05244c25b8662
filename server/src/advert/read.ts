import {
  advertActions,
  advertListFields,
  advertTitleIn,
  advertTitles,
  type exportAdvertList,
  type getAdvertList,
  type getAdvertLog,
  type loadAdvertInfo,
} from "@lading/contract/advert";
import { coreRefusals, fieldsOf, refuse, updatedFields, type Language } from "@lading/contract/core";
import type { StoredFile } from "@lading/contract/files";
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { shownDeletions, shownLog } from "#core/audit";
import { listRows, namedLike, sortedRows, storedFiles, within, withinDays, type Db } from "#core/db";
import { exportedSheet, exportLimit, sheetOfFields } from "#core/exported-sheet";
import { storedFile } from "#core/files";
import type { Context } from "#core/http";
import { adverts } from "./tables.ts";

export type AdvertRow = typeof adverts.$inferSelect;
export const entity = "advert";

type Input = Context<typeof exportAdvertList>["input"];

function found(companyId: string, wanted: Omit<Input, "sort" | "order">): SQL | undefined {
  const { title, link, imageId } = adverts;
  const { type, module, station, shown, hasImage } = wanted;
  const texts = sql`concat_ws(chr(10), ${title}->>'zh', ${title}->>'en', ${title}->>'ar', ${link})`;
  return and(
    eq(adverts.companyId, companyId),
    ...namedLike(texts, wanted.search),
    type && eq(adverts.type, type),
    module && eq(adverts.module, module),
    station && eq(adverts.station, station),
    shown === undefined ? undefined : eq(adverts.shown, shown),
    hasImage === undefined ? undefined : hasImage ? isNotNull(imageId) : isNull(imageId),
    within(sql`${adverts.sort}`, "numeric", [wanted.sortFrom, wanted.sortTo]),
    ...namedLike(adverts.updatedByName, wanted.updatedByName),
    ...withinDays(adverts.updatedAt, wanted.updatedFrom, wanted.updatedTo),
  );
}

function orderBy(sort: Input["sort"], language: Language): SQL {
  if (sort === "updatedByName") return sql`search_normal(${adverts.updatedByName})`;
  if (sort !== "title") return sql`${adverts[sort]}`;
  // The title that the list shows: in the reader's language, else in the first that there is.
  const inTurn = [language, "en", "zh", "ar"].map((one) => sql`nullif(${adverts.title}->>${one}, '')`);
  return sql`search_normal(coalesce(${sql.join(inTurn, sql`, `)}, ''))`;
}

const iso = (at: string) => new Date(at).toISOString();

function shownRow(row: AdvertRow, image: StoredFile | null) {
  const { id, updatedByName, version } = row;
  return { id, ...fieldsOf(advertListFields, row), image, updatedByName, updatedAt: iso(row.updatedAt), version };
}

/** The pictures of these adverts, by their ids, in one statement. */
async function imagesOf(db: Db, rows: readonly AdvertRow[]): Promise<ReadonlyMap<string | null, StoredFile>> {
  const ids = rows.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]));
  if (ids.length === 0) return new Map();
  const cards = await db.select().from(storedFiles).where(inArray(storedFiles.id, ids));
  return new Map(cards.map((card) => [card.id, storedFile(card)]));
}

/** An advert as it is edited. */
export async function wholeAdvert(db: Db, row: AdvertRow) {
  const images = await imagesOf(db, [row]);
  return { ...shownRow(row, images.get(row.imageId) ?? null), content: row.content };
}

/** A page of the company's adverts. */
export async function listAdverts({ db, input, session, language }: Context<typeof getAdvertList>) {
  const where = found(session.companyId, input);
  const { rows, total } = await listRows(db, adverts, { ...input, where, sortBy: orderBy(input.sort, language) });
  const images = await imagesOf(db, rows);
  return { rows: rows.map((row) => shownRow(row, images.get(row.imageId) ?? null)), total };
}

/** An advert with its contents. */
export async function loadAdvert({ db, input, session }: Context<typeof loadAdvertInfo>) {
  const which = and(eq(adverts.companyId, session.companyId), eq(adverts.id, input.id));
  const [row] = await db.select().from(adverts).where(which);
  if (!row) throw refuse(coreRefusals.notFound);
  return await wholeAdvert(db, row);
}

const { type, module, station, link, sort, shown } = advertListFields;
const { zh: titleZh, en: titleEn, ar: titleAr } = advertTitleIn.shape;
const exported = { titleZh, titleEn, titleAr, type, module, station, link, sort, shown, ...updatedFields };

/** The filtered adverts as a spreadsheet. */
export async function exportAdverts(context: Context<typeof exportAdvertList>) {
  const { db, input, session, language } = context;
  const which = { where: found(session.companyId, input), sortBy: orderBy(input.sort, language), order: input.order };
  const rows = await sortedRows(db, adverts, { ...which, limit: exportLimit });
  const told = rows.map(({ title, ...row }) => ({ ...row, titleZh: title.zh, titleEn: title.en, titleAr: title.ar }));
  return await exportedSheet(context, {
    title: advertTitles.all[language],
    ...sheetOfFields(exported, told, language),
  });
}

/** An advert's log, or the deletions of adverts; a deleted advert's log can still be read. */
export async function readAdvertLog({ db, input, session }: Context<typeof getAdvertLog>) {
  const { companyId } = session;
  if (input.id === undefined) return await shownDeletions(db, { companyId, entity }, advertActions);
  return await shownLog(db, { companyId, entity, id: input.id }, advertActions);
}
