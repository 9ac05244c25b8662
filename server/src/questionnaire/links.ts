import { questionnaireRefusals as refusals } from "@lading/contract/questionnaire";
import { refuse } from "@lading/contract/core";
import { eq } from "drizzle-orm";
import { enterCompany, type Db } from "#core/db";
import { callerNetwork, type Limit, type Services } from "#core/http";
import { hashToken, newToken } from "#core/session";
import { questionnaireLinks } from "./tables.ts";

/** The questionnaire and answer that a link opens. */
export interface Link {
  companyId: string;
  questionnaireId: string;
  /** Null for the open link. */
  answerId: string | null;
}

/** Makes a link; its token is kept nowhere but in the link. */
export async function addLink(db: Db, link: Link, token: string = newToken()): Promise<string> {
  await db
    .insert(questionnaireLinks)
    .values({ ...link, tokenHash: hashToken(token) })
    .onConflictDoNothing();
  return token;
}

/** Finds what a link opens, across companies, and enters its company; refuses links that are none. */
export async function enterByLink(db: Db, token: string): Promise<Link> {
  const link = await findLink(db, token);
  if (!link) throw refuse(refusals.notOpen);
  await enterCompany(db, link.companyId);
  return link;
}

/** The link of a token; undefined where it opens nothing. */
export async function findLink(db: Db, token: string): Promise<Link | undefined> {
  const { companyId, questionnaireId, answerId, tokenHash } = questionnaireLinks;
  const [link] = await db
    .select({ companyId, questionnaireId, answerId })
    .from(questionnaireLinks)
    .where(eq(tokenHash, hashToken(token)));
  return link;
}

/** The address to be sent on. The token stands behind `#`, so that no server on the way writes it down. */
export function linkUrl({ config }: Pick<Services, "config">, token: string): string {
  return `${config.publicUrl}/collector#${token}`;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Limit of reading by a link: 60 a minute from one network, whatever the link. */
export function readingLimit(ip: string): Limit {
  return { key: `questionnaire:${callerNetwork(ip)}`, limit: 60, windowSeconds: minute };
}

/** Limits of saving by a link: from one network, and by one link from anywhere. */
export function savingLimits({ input, ip }: { input: { token: string }; ip: string }): Limit[] {
  const link = `questionnaire-link:${hashToken(input.token).toString("base64url")}`;
  return [
    readingLimit(ip),
    { key: `questionnaire-day:${callerNetwork(ip)}`, limit: 1_000, windowSeconds: day },
    { key: link, limit: 30, windowSeconds: minute },
    { key: `${link}:day`, limit: 600, windowSeconds: day },
  ];
}
