import { coreRefusals, fill, refuse, type Language } from "@lading/contract/core";
import type {
  createArrivalNoticePdf,
  createPreAlertPdf,
  getArrivalNoticeDetail,
  ListedPreAlert,
  PreAlertContainer,
  PreAlertHouse,
} from "@lading/contract/pre-alert";
import { preAlertFieldTexts, mostPreAlertHouses } from "@lading/contract/pre-alert";
import { and, eq, sql } from "drizzle-orm";
import { inTransaction, type Db } from "#core/db";
import { cityNameIn } from "#place";
import type { Context, OpenContext, Services } from "#core/http";
import type { StaffSession } from "#core/session";
import { companies, companyNameIn } from "#user";
import type { HandedWaybill } from "#waybill";
import { containerLine, factsOf, figure, houseLine, paperTitle, setPaper } from "./documents/paper.ts";
import type { Issuer, Paper } from "./documents/paper.ts";
import { noticeMailTexts, paperTexts } from "./documents/texts.ts";
import { containersOfHouse, readContainers } from "./containers.ts";
import { readHouses } from "./houses.ts";
import { readOne, visibleAlerts } from "./read.ts";
import { preAlertHouses, preAlerts } from "./tables.ts";

/** A printed paper is fetched at once; it is kept a day to be fetched again. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Data that papers are made from. */
export interface ForPaper {
  alert: ListedPreAlert;
  houses: PreAlertHouse[];
  containers: PreAlertContainer[];
  company: Issuer;
}

/** Reads a pre-alert that the person sees, with its houses and the company. */
export async function readForPaper(
  db: Db,
  session: StaffSession,
  { id, language }: { id: string; language: Language },
): Promise<ForPaper> {
  const { companyId } = session;
  const alert = await readOne(db, sql`${await visibleAlerts(db, session)} AND a.id = ${id}`, language);
  if (!alert) throw refuse(coreRefusals.notFound);
  const [houses, containers, [company]] = await Promise.all([
    readHouses(db, { companyId, id }, { limit: mostPreAlertHouses, language }),
    readContainers(db, { companyId, id }),
    db.select().from(companies).where(eq(companies.companyId, companyId)).execute(),
  ]);
  return { alert, houses, containers, company: issuerOf(company, language) };
}

const joined = (parts: readonly string[], separator: string) => parts.filter((part) => part !== "").join(separator);

function issuerOf(company: typeof companies.$inferSelect | undefined, language: Language): Issuer {
  if (!company) throw new Error("The session's company is not there");
  const { address, phone, email } = company;
  const city = cityNameIn(company.country, company.city, language);
  return {
    name: companyNameIn(company, language),
    lines: [joined([address, city], ", "), joined([phone, email], " · ")].filter((line) => line !== ""),
  };
}

/** The sheet of a pre-alert, for whoever is at the destination. */
export function sheetOf({ alert, houses, containers, company }: ForPaper, language: Language): Paper {
  return {
    title: paperTexts.sheet[language],
    number: alert.mainNumber || alert.alertNumber,
    company,
    addressee: {
      title: paperTexts.sheetTo[language],
      lines: alert.destinationAgent === "" ? [] : [alert.destinationAgent],
    },
    facts: [{ name: preAlertFieldTexts.alertNumber[language], value: alert.alertNumber }, ...factsOf(alert, language)],
    houses,
    containers,
    remark: alert.remark,
    closing: "",
  };
}

type Handed = Pick<
  HandedWaybill,
  | "notifyParty"
  | "consigneeName"
  | "consigneeCompany"
  | "consigneeAddress"
  | "consigneePostalCode"
  | "consigneeCity"
  | "consigneeProvince"
  | "consigneeCountry"
  | "consigneePhone"
  | "consigneeEmail"
>;

/** Whom an arrival is told to: the notify party where there is one, and the consignee. */
function addresseeLines(handed: Handed | null, agent: string): string[] {
  if (!handed) return agent === "" ? [] : [agent];
  const place = [handed.consigneePostalCode, handed.consigneeCity, handed.consigneeProvince, handed.consigneeCountry];
  const lines = [
    handed.notifyParty,
    handed.consigneeName,
    handed.consigneeCompany,
    handed.consigneeAddress,
    joined(place, " "),
    joined([handed.consigneePhone, handed.consigneeEmail], " · "),
  ];
  return [...new Set(lines.filter((line) => line !== ""))];
}

interface Noticed {
  id: string;
  line: number | undefined;
  language: Language;
}

/** An arrival notice, of which pre-alert, and whom it may be e-mailed to. */
interface Notice {
  paper: Paper;
  alert: ListedPreAlert;
  emails: readonly string[];
}

/** The arrival notice of a whole pre-alert, or of one of its houses. */
export async function noticeOf(db: Db, session: StaffSession, { id, line, language }: Noticed): Promise<Notice> {
  const whole = await readForPaper(db, session, { id, language });
  const { alert, company } = whole;
  const houses = line === undefined ? whole.houses : whole.houses.filter((house) => house.line === line);
  const [house] = houses;
  if (line !== undefined && !house) throw refuse(coreRefusals.notFound);
  const facts = factsOf(alert, language);
  const handed = await handedOf(db, { companyId: session.companyId, id }, line);
  const paper = {
    title: paperTexts.notice[language],
    number: (line === undefined ? alert.mainNumber : house?.houseNumber) || alert.alertNumber,
    company,
    addressee: { title: paperTexts.noticeTo[language], lines: addresseeLines(handed, alert.destinationAgent) },
    facts: line === undefined || !house ? facts : ofHouse(facts, house, language),
    houses,
    containers: house && line !== undefined ? containersOfHouse(whole.containers, house.houseNumber) : whole.containers,
    remark: alert.remark,
    closing: paperTexts.noticeClosing[language],
  };
  return { paper, alert, emails: emailsOf(handed) };
}

/** The notify party is one line of text, which may say an address as well. */
function emailsOf(handed: Handed | null): string[] {
  if (!handed) return [];
  const inNotify = handed.notifyParty.match(/[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>()]+/g) ?? [];
  return [...new Set([...inNotify, handed.consigneeEmail].filter((address) => address !== ""))];
}

/** The figures of one house in place of the whole's. */
function ofHouse(facts: Paper["facts"], house: PreAlertHouse, language: Language): Paper["facts"] {
  const own: Readonly<Record<string, string>> = {
    [preAlertFieldTexts.packages[language]]: figure(String(house.pieces)),
    [preAlertFieldTexts.weight[language]]: figure(house.weight),
    [preAlertFieldTexts.volume[language]]: figure(house.volume),
  };
  const houseNumber = { name: preAlertFieldTexts.houseNumber[language], value: house.houseNumber };
  return [
    houseNumber,
    ...facts
      .filter(({ name }) => name !== preAlertFieldTexts.totalHouses[language])
      .map(({ name, value }) => ({ name, value: own[name] ?? value })),
  ];
}

async function handedOf(db: Db, { companyId, id }: { companyId: string; id: string }, line: number | undefined) {
  if (line !== undefined) {
    const [house] = await db
      .select({ waybill: preAlertHouses.waybill })
      .from(preAlertHouses)
      .where(
        and(eq(preAlertHouses.companyId, companyId), eq(preAlertHouses.preAlertId, id), eq(preAlertHouses.line, line)),
      );
    return house?.waybill ?? null;
  }
  const [alert] = await db
    .select({ waybill: preAlerts.mainWaybill })
    .from(preAlerts)
    .where(and(eq(preAlerts.companyId, companyId), eq(preAlerts.id, id)));
  return alert?.waybill ?? null;
}

/** The arrival notice's content. */
export async function showNotice({ db, input, session, language: asked }: Context<typeof getArrivalNoticeDetail>) {
  const language = input.documentLanguage ?? asked;
  const notice = await noticeOf(db, session, { id: input.id, line: input.line, language });
  const { paper, alert, emails } = notice;
  const { title, number, company, addressee, facts, houses, containers, remark } = paper;
  return {
    title,
    number,
    company: company.name,
    addressee: addressee.lines,
    facts,
    houses: houses.map(houseLine),
    containers: containers.map((container) => containerLine(container, language)),
    remark,
    mail: {
      to: emails.join(", "),
      subject: fill(noticeMailTexts.subject[language], { number }),
      text: fill(noticeMailTexts.text[language], {
        number,
        port: alert.destinationPortName || alert.destinationPort || alert.destinationAgent,
        company: company.name,
      }),
    },
  };
}

/** The arrival notice as PDF. No connection is held while it is set. */
export async function printNotice({
  input,
  session,
  services,
  language: asked,
}: OpenContext<typeof createArrivalNoticePdf>) {
  const language = input.documentLanguage ?? asked;
  const { companyId } = session;
  const { paper } = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    noticeOf(db, session, { id: input.id, line: input.line, language }),
  );
  return await keep({ services, session }, paper, language);
}

/** The sheet of a pre-alert as PDF. */
export async function printSheet({ input, session, services, language: asked }: OpenContext<typeof createPreAlertPdf>) {
  const language = input.documentLanguage ?? asked;
  const { companyId } = session;
  const read = await inTransaction(services.database, { companyId, readOnly: true }, (db) =>
    readForPaper(db, session, { id: input.id, language }),
  );
  return await keep({ services, session }, sheetOf(read, language), language);
}

interface Keeping {
  services: Services;
  session: StaffSession;
}

/** Keeps the paper for the person who printed it. */
async function keep({ services, session }: Keeping, paper: Paper, language: Language) {
  const { companyId, userId } = session;
  const bytes = await setPaper(services.documents, paper, language);
  return await inTransaction(services.database, { companyId }, async (db) => {
    const { path, name } = await services.files.save(db, {
      companyId,
      use: "document",
      name: `${paperTitle(paper)}.pdf`,
      bytes,
      createdBy: userId,
      expiresAt: new Date(Date.now() + lifetimeMs),
    });
    return { path, name };
  });
}
