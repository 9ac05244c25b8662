import type { FastifyInstance } from "fastify";

/** Path of the file by which researchers find out whom to tell of a weakness (RFC 9116, section 3). */
export const securityTxtPath = "/.well-known/security.txt";

/** Days for which an answer may be relied upon; RFC 9116 recommends less than a year. */
const validDays = 180;

/** Serves {@link securityTxtPath} where the operator has named a contact; the settings are read when it is asked for. */
export function addSecurityTxt(
  app: FastifyInstance,
  config: () => { securityContact: string | undefined; publicUrl: string },
): void {
  app.get(securityTxtPath, async (request, reply) => {
    request.callName = "probe";
    const { securityContact: contact, publicUrl } = config();
    if (contact === undefined) return reply.callNotFound();
    return await reply.type("text/plain; charset=utf-8").send(securityTxt(contact, publicUrl, new Date()));
  });
}

/** The file's text; its end of validity is a midnight in UTC, so that it is the same all day. */
export function securityTxt(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, zh, ar",
    `Canonical: ${publicUrl}${securityTxtPath}`,
    "",
  ].join("\n");
}
