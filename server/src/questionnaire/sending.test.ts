import {
  addQuestionnaireLink,
  editQuestionnaireState,
  getAnswerList,
  getQuestionnaireAnswer,
  getQuestionnaireEmail,
  mostInvited,
  questionnaireRefusals as refusals,
  sendQuestionnaireEmail,
} from "@lading/contract/questionnaire";
import { languages } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#core/db";
import { createEvents, type Events } from "#core/events";
import { createJobs, prepareJobs, type Jobs } from "#core/jobs";
import { createLog } from "#core/log";
import { createMailer, mailsAbout } from "#core/mail";
import { openMailbox, type TestApp } from "#core/testing";
import { registerSending } from "./inviting.ts";
import { openApp, openOffice, type Office } from "./office.stage.ts";

let app: TestApp;
let events: Events;
let jobs: Jobs;
let office: Office;
let id: string;

beforeAll(async () => {
  app = await openApp();
  await prepareJobs(app.ownerUrl, "lading_app");
  const log = createLog("silent");
  events = createEvents({ listenUrl: app.appUrl, log });
  await events.start();
  jobs = createJobs({ url: app.appUrl, database: app.database, events, log, pollSeconds: 1 });
  Object.assign(app.services, { jobs });
  await registerSending(app.services);
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.close();
  await events.close();
  await app.close();
}, 60_000);
beforeEach(async () => {
  office = await openOffice(app);
  ({ id } = await office.publish());
});

const mail = { subject: "Supplier review", text: "Please: {link}", language: "en" as const };
const send = (to: string, text = mail.text) =>
  app.call(sendQuestionnaireEmail, { ...mail, text, questionnaireId: id, to }, office.by);
const listed = async () => (await app.call(getAnswerList, { questionnaireId: id }, office.by)).Content;

/** On a busy machine what is sent after the answer takes its time. */
const patienceMs = 20_000;

/** The outbox's messages to this address, oldest first; waits until there are so many. */
async function outbox(recipient: string, count: number): Promise<string[]> {
  return await vi.waitFor(
    async () => {
      const { rows } = await inTransaction(app.database, { companyId: null }, (db) =>
        db.execute<{ body: string }>(
          sql`SELECT body FROM outbox_message WHERE recipient = ${recipient} ORDER BY created_at`,
        ),
      );
      expect(rows).toHaveLength(count);
      return rows.map(({ body }) => body);
    },
    { timeout: patienceMs, interval: 200 },
  );
}
const tokenIn = (body: string | undefined) => /collector#([\w-]{43})/.exec(body ?? "")?.[1] ?? "";

describe("By e-mail", () => {
  test("each supplier gets a link of its own; asked again it is reminded, and both links open the same answer", async () => {
    const [one, two] = [`a-${id}@x.example`, `b-${id}@x.example`];
    expect((await send(`${one}, ${two}`)).Content.delivered).toBe("outbox");
    const [first] = await outbox(one, 1);
    const [other] = await outbox(two, 1);
    expect(tokenIn(first)).not.toBe(tokenIn(other));
    await send(one.toUpperCase(), "Once more");
    const again = await outbox(one.toUpperCase(), 1);
    expect(again[0]).toMatch(/^Once more\n\nhttps:\/\/lading\.example\/collector#/);
    for (const token of [tokenIn(first), tokenIn(again[0])])
      expect((await app.call(getQuestionnaireAnswer, { token }, office.by)).Content.isOwn).toBe(true);
    const { rows, total } = await listed();
    expect([total, rows.map(({ state }) => state).toSorted()]).toEqual([2, ["invited", "opened"]]);
    const which = { companyId: office.companyId, entity: "questionnaire", id };
    await vi.waitFor(async () => {
      const mails = await inTransaction(app.database, { companyId: office.companyId }, (db) =>
        mailsAbout(db, which, app.services.mail),
      );
      expect(mails.map(({ state }) => state)).toEqual(["outbox", "outbox", "outbox"]);
    }, patienceMs);
  });

  test("they are asked by the company's own account, and that is said, where the server has no mail server", async () => {
    const mailbox = await openMailbox();
    const { services, database } = app;
    const { mail: before } = services;
    const from = services.config.mailFrom;
    const accountOf = () => Promise.resolve(mailbox.account);
    Object.assign(services, { mail: createMailer({ database, log: createLog("silent"), from, accountOf }) });
    expect((await send("own@x.example")).Content.delivered).toBe("smtp");
    await vi.waitFor(() => expect(mailbox.recipients).toEqual(["own@x.example"]), patienceMs);
    Object.assign(services, { mail: before });
    await mailbox.close();
  }, 30_000);

  test.each(languages)("the text offered names the company and has a place for the link, in %s", async (language) => {
    const { Content } = await app.call(getQuestionnaireEmail, { questionnaireId: id, language }, office.by);
    expect(Content.text).toContain("{link}");
    expect(`${Content.subject}${Content.text}`).not.toMatch(/\{(?!link\})/);
  });

  test("nobody is asked while it is closed, at what is no address, or beyond as many as can be asked", async () => {
    expect((await send("no address")).StatusCode).toBe(422);
    await inTransaction(app.database, { companyId: office.companyId }, (db) =>
      db.execute(sql`INSERT INTO questionnaire_answer (company_id, id, questionnaire_id, via, revision)
        SELECT ${office.companyId}, gen_random_uuid(), ${id}, 'invitation', 1 FROM generate_series(1, ${mostInvited})`),
    );
    const asked = { questionnaireId: id, supplierName: "One more" };
    expect((await app.call(addQuestionnaireLink, asked, office.by)).Content.code).toBe(refusals.tooManyInvited.code);
    await app.call(editQuestionnaireState, { id, state: "closed", version: 2 }, office.by);
    expect((await send("a@x.example")).Content.code).toBe(refusals.publishFirst.code);
    expect((await listed()).total).toBe(mostInvited);
  });
});
