import {
  advertPicturesPath,
  type AdvertModule,
  type getShownAdvertList,
  type loadShownAdvert,
} from "@lading/contract/advert";
import { coreRefusals, refuse, type Language, type LocalText } from "@lading/contract/core";
import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import type { OpenContext } from "#core/http";
import { withPicturesFrom } from "#core/rich-text";
import type { Session } from "#core/session";
import { companyDirectory } from "#user";
import { adverts } from "./tables.ts";
import type { AdvertRow } from "./read.ts";

/** Places that are shown to anybody who comes with a company's code. */
const publicPlaces: readonly AdvertModule[] = ["login", "tracking", "information"];

interface Company {
  companyId: string;
  code: string;
}

/** Whose adverts somebody sees: their own company's, else those of the code they come with. Never another's. */
async function companyOf(db: Db, session: Session | null, companyCode: string): Promise<Company | undefined> {
  if (session === null && companyCode === "") return undefined;
  const { code, companyId } = companyDirectory;
  const which = session ? eq(companyId, session.companyId) : eq(code, companyCode.toUpperCase());
  const [company] = await db.select({ companyId, code }).from(companyDirectory).where(which);
  return company;
}

function placesOf(session: Session | null): readonly AdvertModule[] {
  if (session === null) return publicPlaces;
  return [...publicPlaces, session.audience === "staff" ? "staffHome" : "customerHome"];
}

/** Columns of an advert in its place; its content, which may be long, is read when it is opened. */
const shownColumns = {
  id: adverts.id,
  type: adverts.type,
  title: adverts.title,
  link: adverts.link,
  imageId: adverts.imageId,
  imageWidth: adverts.imageWidth,
  imageHeight: adverts.imageHeight,
  hasContent: sql<boolean>`concat(${adverts.content}->>'zh', ${adverts.content}->>'en', ${adverts.content}->>'ar') <> ''`,
};

type Asking = Pick<OpenContext<typeof getShownAdvertList>, "session" | "services">;

/** The adverts of a place, for anybody who looks at it. */
export async function listShown({ input, session, services, language }: OpenContext<typeof getShownAdvertList>) {
  const none = { companyCode: "", rows: [] };
  if (!placesOf(session).includes(input.module)) return none;
  const company = await findCompany({ session, services }, input.companyCode);
  if (!company) return none;
  const { companyId } = company;
  const rows = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    db
      .select(shownColumns)
      .from(adverts)
      .where(
        and(
          eq(adverts.companyId, companyId),
          eq(adverts.module, input.module),
          eq(adverts.shown, true),
          inArray(adverts.station, ["all", input.station]),
        ),
      )
      .orderBy(asc(adverts.sort), asc(adverts.id)),
  );
  const shown = rows.map(({ hasContent, ...row }) => ({ ...shownAdvert(row, company, language), hasContent }));
  return { companyCode: company.code, rows: shown };
}

/** A shown advert with its content; one that is hidden, of another place or company is not there. */
export async function loadShown({ input, session, services, language }: OpenContext<typeof loadShownAdvert>) {
  const company = await findCompany({ session, services }, input.companyCode);
  if (!company) throw refuse(coreRefusals.notFound);
  const { companyId, code } = company;
  const which = [eq(adverts.id, input.id), inArray(adverts.module, [...placesOf(session)])];
  const [row] = await shownRows(services, companyId, which);
  if (!row) throw refuse(coreRefusals.notFound);
  const content = withPicturesFrom(inOne(row.content, language), (id) => picturePath(code, id));
  return { ...shownAdvert(row, company, language), content };
}

async function findCompany({ session, services }: Asking, companyCode: string): Promise<Company | undefined> {
  return await inTransaction(services.database, { companyId: null, readOnly: true }, (db) =>
    companyOf(db, session, companyCode),
  );
}

async function shownRows(
  { database }: Pick<Asking["services"], "database">,
  companyId: string,
  which: readonly SQL[],
): Promise<AdvertRow[]> {
  return await inTransaction(database, { companyId, readOnly: true }, (db) =>
    db
      .select()
      .from(adverts)
      .where(and(eq(adverts.companyId, companyId), eq(adverts.shown, true), ...which))
      .limit(1),
  );
}

/** Whether the public may fetch a file: it is a picture of an advert that is shown. */
export async function isShownPicture(db: Db, companyId: string, fileId: string): Promise<boolean> {
  const { imageId, pictureIds } = adverts;
  const [row] = await db
    .select({ id: adverts.id })
    .from(adverts)
    .where(
      and(
        eq(adverts.companyId, companyId),
        eq(adverts.shown, true),
        sql`(${imageId} = ${fileId} OR ${fileId} = ANY (${pictureIds}))`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

function picturePath(code: string, id: string): string {
  return `${advertPicturesPath}/${encodeURIComponent(code)}/${id}`;
}

type ShownRow = Pick<AdvertRow, "id" | "type" | "title" | "link" | "imageId" | "imageWidth" | "imageHeight">;

function shownAdvert(row: ShownRow, { code }: Company, language: Language) {
  const { imageWidth: width, imageHeight: height } = row;
  const picture = row.imageId === null ? null : { path: picturePath(code, row.imageId), width, height };
  return { id: row.id, type: row.type, title: inOne(row.title, language), picture, link: row.link };
}

/** In the reader's language, else in one that it has: English is read by most. */
function inOne(text: LocalText, language: Language): string {
  return text[language] || text.en || text.zh || text.ar;
}
