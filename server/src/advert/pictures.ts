import { advertPicturesPath } from "@lading/contract/advert";
import { coreRefusals, refuse } from "@lading/contract/core";
import { fileKinds } from "@lading/contract/files";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "#core/db";
import type { Services } from "#core/http";
import { companyDirectory } from "#user";
import { isShownPicture } from "./shown.ts";

const pictures: readonly string[] = [fileKinds.jpg.type, fileKinds.png.type, fileKinds.webp.type];

/**
 * `GET /advertPictures/{company code}/{file}`: a picture of an advert that is shown, without signing in; a file's content
 * never changes, but an advert may be hidden. Anything else is not there.
 */
export function pictureRoutes(app: FastifyInstance, { database, files }: Services): void {
  app.get<{ Params: { code: string; id: string } }>(`${advertPicturesPath}/:code/:id`, async (request, reply) => {
    request.callName = advertPicturesPath;
    const { code, id } = request.params;
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw refuse(coreRefusals.notFound);
    const [company] = await inTransaction(database, { companyId: null, readOnly: true }, (db) =>
      db.select().from(companyDirectory).where(eq(companyDirectory.code, code.toUpperCase())),
    );
    if (!company) throw refuse(coreRefusals.notFound);
    const { companyId } = company;
    const card = await inTransaction(database, { companyId, readOnly: true }, async (db) =>
      (await isShownPicture(db, companyId, id)) ? await files.find(db, id) : undefined,
    );
    if (!card || !pictures.includes(card.type)) throw refuse(coreRefusals.notFound);
    return reply
      .type(card.type)
      .headers({
        "content-length": card.size,
        "content-disposition": "inline",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=3600",
      })
      .send(await files.stream(card));
  });
}
