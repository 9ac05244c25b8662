import { randomUUIDv7 } from "node:crypto";
import {
  advertRefusals as refusals,
  type addAdvert,
  type deleteAdvert,
  type editAdvert,
  type editAdvertState,
} from "@lading/contract/advert";
import { languages, refuseField, type LocalText } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import { and, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { changesBetween, doerOf, logOperations, type FieldChange } from "#core/audit";
import { lockAll, lockForEdit, storeEdit, type Db } from "#core/db";
import type { Context } from "#core/http";
import { cleanRichText, picturesOf, plainText } from "#core/rich-text";
import { entity, wholeAdvert, type AdvertRow } from "./read.ts";
import { adverts } from "./tables.ts";

type Given = Context<typeof addAdvert>["input"];
type Writing = Pick<Context<typeof addAdvert>, "db" | "session" | "ip" | "services">;

/** Adds an advert; its contents are stored as the server has cleaned them. */
export async function add(context: Context<typeof addAdvert>) {
  const { db, input, session } = context;
  const id = randomUUIDv7();
  const row = { ...(await storedForm(context, input)), ...updatedBy(session) };
  await db.insert(adverts).values({ ...row, companyId: session.companyId, id });
  await log(context, "add", [{ id, title: row.title, changes: changesOf(null, row) }]);
  return { id };
}

/** Changes an advert; files that it no longer shows are gone, unless another shows them. */
export async function edit(context: Context<typeof editAdvert>) {
  const { db, input, session } = context;
  const { id, version, ...given } = input;
  const read = { companyId: session.companyId, id, version };
  const before = await lockForEdit(db, adverts, read, (row) => wholeAdvert(db, row));
  const after = { ...(await storedForm(context, given)), ...updatedBy(session) };
  const stored = await storeEdit(db, adverts, read, after);
  await releaseUnused(context, filesOf([before]));
  await log(context, "edit", [{ id, title: after.title, changes: changesOf(before, after) }]);
  return stored;
}

/** Shows an advert or hides it, from the list. */
export async function changeState(context: Context<typeof editAdvertState>) {
  const { db, input, session } = context;
  const { id, version, shown } = input;
  const read = { companyId: session.companyId, id, version };
  const before = await lockForEdit(db, adverts, read, (row) => wholeAdvert(db, row));
  const stored = await storeEdit(db, adverts, read, { shown, ...updatedBy(session) });
  const changes = changesBetween(before, { ...before, shown }, ["shown"]);
  await log(context, "edit", [{ id, title: before.title, changes }]);
  return stored;
}

const updatedBy = ({ userId, userName }: Writing["session"]) => ({ updatedBy: userId, updatedByName: userName });

/** Deletes adverts with their files, all or none. */
export async function remove(context: Context<typeof deleteAdvert>) {
  const { db, input, session } = context;
  const { which, found } = await lockAll(db, adverts, session.companyId, input.ids);
  await db.delete(adverts).where(which);
  await releaseUnused(context, filesOf(found));
  await log(
    context,
    "delete",
    found.map((row) => ({ id: row.id, title: row.title, changes: changesOf(row, null) })),
  );
  return { deleted: found.length };
}

/** The form as it is stored: contents cleaned, files made the advert's own, the picture measured. */
async function storedForm(context: Writing, { content, imageId, ...given }: Given) {
  const clean = { zh: cleanRichText(content.zh), en: cleanRichText(content.en), ar: cleanRichText(content.ar) };
  if (languages.every((language) => given.title[language] === "")) throw refuseField("title", refusals.titleNeeded);
  if (given.type === "link" && given.link === "") throw refuseField("link", refusals.linkNeeded);
  if (given.type === "graphic" && imageId === null && languages.every((language) => clean[language] === ""))
    throw refuseField("imageId", refusals.nothingToShow);
  const pictureIds = [...new Set(languages.flatMap((language) => picturesOf(clean[language])))];
  for (const id of pictureIds) await claim(context, id, "richTextPicture");
  const image = imageId === null ? { imageWidth: 0, imageHeight: 0 } : await measured(context, imageId);
  return { ...given, link: given.type === "link" ? given.link : "", content: clean, imageId, ...image, pictureIds };
}

async function claim({ db, session, services }: Writing, id: string, use: FileUse): Promise<void> {
  await services.files.claim(db, { id, use, createdBy: session.userId });
}

async function measured(context: Writing, id: string): Promise<{ imageWidth: number; imageHeight: number }> {
  await claim(context, id, "advertImage");
  const { db, services } = context;
  const card = await services.files.find(db, id);
  if (!card) return { imageWidth: 0, imageHeight: 0 };
  const { autoOrient } = await sharp(await services.files.read(card)).metadata();
  return { imageWidth: autoOrient.width, imageHeight: autoOrient.height };
}

function filesOf(rows: readonly Pick<AdvertRow, "imageId" | "pictureIds">[]): string[] {
  return rows.flatMap(({ imageId, pictureIds }) => (imageId === null ? pictureIds : [imageId, ...pictureIds]));
}

/** A picture that was copied from one advert's text into another's belongs to both. */
async function releaseUnused({ db, session, services }: Writing, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) if (!(await isUsed(db, session.companyId, id))) await services.files.release(db, id);
}

async function isUsed(db: Db, companyId: string, id: string): Promise<boolean> {
  const { companyId: company, imageId, pictureIds } = adverts;
  const [row] = await db
    .select({ id: adverts.id })
    .from(adverts)
    .where(and(eq(company, companyId), sql`(${imageId} = ${id} OR ${id} = ANY (${pictureIds}))`))
    .limit(1);
  return row !== undefined;
}

const fields = ["type", "imageId", "link", "sort", "shown", "module", "station"] as const;
type Loggable = Pick<AdvertRow, (typeof fields)[number] | "title" | "content">;
const mostWords = 1_000;

function changesOf(before: Loggable | null, after: Loggable | null): FieldChange[] {
  return [
    ...changesBetween(named("title", before?.title), named("title", after?.title), inEach("title")),
    ...changesBetween(before, after, fields),
    ...changesBetween(named("content", before?.content), named("content", after?.content), inEach("content")).map(
      ({ field, before: was, after: is }) => ({ field, before: words(was), after: words(is) }),
    ),
  ];
}

const inEach = (field: string) => languages.map((language) => `${field}.${language}`);
const named = (field: string, text: LocalText | undefined) =>
  text ? Object.fromEntries(languages.map((language) => [`${field}.${language}`, text[language]])) : null;
const words = (html: unknown) => (typeof html === "string" ? plainText(html).slice(0, mostWords) : null);

interface Done {
  id: string;
  title: LocalText;
  changes: readonly FieldChange[];
}

async function log(context: Writing, action: string, done: readonly Done[]): Promise<void> {
  await logOperations(
    context.db,
    doerOf(context),
    { entity, action },
    done.map(({ id, title, changes }) => ({ id, number: title.zh || title.en || title.ar, changes })),
  );
}
