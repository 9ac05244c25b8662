import {
  addQuestionnaireLink,
  compareAnswers,
  editQuestionnaire,
  editQuestionnaireState,
  exportAnswerList,
  getAnswerList,
  getQuestionnaireAnswer,
  loadAnswerInfo,
  mostOpenAnswers,
  questionnaireRefusals as refusals,
  resubmitQuestionnaireAnswer,
  saveQuestionnaireAnswer,
} from "@lading/contract/questionnaire";
import type { RequestOf } from "@lading/contract/core";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { readSheet } from "#core/sheets";
import type { TestApp } from "#core/testing";
import { form, newOwnToken, openApp, openOffice, type Office } from "./office.stage.ts";

let app: TestApp;
let office: Office;
let id: string;
let open: string;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await openOffice(app);
  ({ id, token: open } = await office.publish());
});

/** Each caller has an address of its own, so that the limit of one is not another's. */
let addresses = 0;
const from = (address = `198.51.${(addresses += 1) >> 8}.${addresses & 255}`) => ({
  headers: { "x-forwarded-for": address },
  language: "en" as const,
});
const respondent = { supplierName: "Gulf Trucking", contact: "Omar" };
const base = { revision: 1, version: 0, respondent, values: { own: "yes", tonnes: "١٢٫٥" } };
type Saved = Partial<RequestOf<typeof saveQuestionnaireAnswer>>;
const save = (token: string, change: Saved = {}) =>
  app.call(saveQuestionnaireAnswer, { ...base, token, ...change }, from());
const submit = (token: string, change: Partial<RequestOf<typeof resubmitQuestionnaireAnswer>> = {}, at = from()) =>
  app.call(resubmitQuestionnaireAnswer, { ...base, token, ...change }, at);
const show = (token: string) => app.call(getQuestionnaireAnswer, { token }, from());
const listed = async () => (await app.call(getAnswerList, { questionnaireId: id }, office.by)).Content;
const invited = async (supplierName = "Gulf Trucking") => {
  const { Content } = await app.call(addQuestionnaireLink, { questionnaireId: id, supplierName }, office.by);
  return { answerId: Content.answerId, token: Content.link.split("#")[1] ?? "" };
};

const answered = async (supplierName: string, values: Record<string, string>) => {
  const { token, answerId } = await invited(supplierName);
  await submit(token, { respondent: { supplierName }, values });
  return answerId;
};

const names = async (filter: Partial<RequestOf<typeof getAnswerList>>) => {
  const input = { questionnaireId: id, sort: "supplierName" as const, ...filter };
  return (await app.call(getAnswerList, input, office.by)).Content.rows.map(({ supplierName }) => supplierName);
};

describe("A supplier without an account", () => {
  test("opens its link, saves a draft, finds it again, submits and submits again; each time is kept", async () => {
    const { token, answerId } = await invited();
    expect((await listed()).rows[0]).toMatchObject({ state: "invited", supplierName: "Gulf Trucking" });
    expect((await show(token)).Content).toMatchObject({ isOwn: true, version: 0, values: {}, submitted: null });
    expect((await listed()).rows[0]?.state).toBe("opened");
    // Half of it is enough for a draft.
    await save(token, { values: { tonnes: "about 10" } });
    const draft = (await show(token)).Content;
    expect(draft).toMatchObject({ values: { tonnes: "about 10" }, version: 1, respondent });
    const first = await submit(token, { version: 1 });
    expect(first.Content).toMatchObject({ number: 1, version: 2, id: answerId });
    expect((await show(token)).Content.submitted).toMatchObject({ number: 1, values: { own: "yes", tonnes: "12.5" } });
    await submit(token, { version: 2, values: { own: "no" } });
    const { submitted, state } = (await app.call(loadAnswerInfo, { id: answerId }, office.by)).Content;
    expect([state, submitted.map(({ number, values }) => [number, values])]).toEqual([
      "submitted",
      [
        [2, { own: "no" }],
        [1, { own: "yes", tonnes: "12.5" }],
      ],
    ]);
  });

  test("by the open link gets a link of its own, made by its browser; sent twice it is one answer", async () => {
    const ownToken = newOwnToken();
    expect((await show(open)).Content).toMatchObject({ isOwn: false, version: 0 });
    await save(open, { ownToken });
    // The answer was lost on the way: the browser sends it again, and is told what stands.
    const again = await save(open, { ownToken });
    expect([again.StatusCode, (await listed()).total]).toEqual([409, 1]);
    expect((await show(ownToken)).Content).toMatchObject({ isOwn: true, version: 1 });
    expect((await save(open)).Content.code).toBe(refusals.notOpen.code);
  });

  test("with two windows open loses neither's text: the later save is shown what stands", async () => {
    const { token } = await invited();
    const [one, other] = await Promise.all([
      save(token, { values: { note: "A" } }),
      save(token, { values: { note: "B" } }),
    ]);
    expect([one.StatusCode, other.StatusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = one.StatusCode === 409 ? one : other;
    expect(refused.Content).toMatchObject({ current: { version: 1 } });
  });

  test.each([
    ["an open required question", { tonnes: "1" }, "values.own"],
    ["no number", { own: "yes", tonnes: "1,5 t" }, "values.tonnes"],
    ["a choice that there is not", { own: "perhaps" }, "values.own"],
    ["several of one", { own: ["yes", "no"] }, "values.own"],
    ["too long a text", { own: "yes", tonnes: "1".repeat(301) }, "values.tonnes"],
  ])("does not submit %s, and is told at the question", async (_, values, field) => {
    const { token } = await invited();
    const { StatusCode, Content } = await submit(token, { values });
    expect([StatusCode, Object.keys(Content.fields ?? {})]).toEqual([422, [field]]);
    expect((await listed()).rows[0]?.submissions).toBe(0);
  });

  test("is told when the questions changed meanwhile, and answers the new ones; older answers keep theirs", async () => {
    const { token, answerId } = await invited();
    await submit(token);
    const [category] = form.categories;
    const extra = { key: "new", type: "text" as const, text: { zh: "新", en: "New one", ar: "" } };
    const questions = [...(category?.questions.slice(0, 1) ?? []), extra];
    const categories = [{ key: "c1", title: form.title, questions }];
    await app.call(editQuestionnaire, { ...form, id, categories, version: 2 }, office.by);
    expect((await submit(token, { version: 1 })).Content.code).toBe(refusals.changed.code);
    await submit(token, { version: 1, revision: 2, values: { own: "yes", new: "!" } });
    const { submitted } = (await app.call(loadAnswerInfo, { id: answerId }, office.by)).Content;
    expect(submitted.map(({ revision, categories: [asked] }) => [revision, asked?.questions.length])).toEqual([
      [2, 2],
      [1, 3],
    ]);
  });
});

describe("Of a link", () => {
  test("that is wrong, of a draft, of a closed and of a deleted questionnaire the same is said", async () => {
    const { token } = await invited();
    await app.call(editQuestionnaireState, { id, state: "closed", version: 2 }, office.by);
    const answers = await Promise.all([
      ...[newOwnToken(), open, token].map(show),
      ...[newOwnToken(), open, token].map((one) => save(one, { ownToken: newOwnToken() })),
      submit(token),
    ]);
    const said = answers.map(({ StatusCode, ErrorMsg, Content }) => [StatusCode, ErrorMsg, Content.code]);
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]?.[2]).toBe(refusals.notOpen.code);
  });

  test("that was answered its supplier still sees what it submitted after the end, and changes nothing", async () => {
    const { token } = await invited();
    await submit(token);
    await app.call(editQuestionnaireState, { id, state: "closed", version: 2 }, office.by);
    expect((await show(token)).Content).toMatchObject({ isClosed: true, submitted: { number: 1 } });
    expect((await submit(token, { version: 1 })).Content.code).toBe(refusals.notOpen.code);
  });

  test("only the hash is kept where a supplier has one of its own", async () => {
    const { token } = await invited();
    const { rows } = await app.database.pool.query<{ text: string }>(
      "SELECT row_to_json(q)::text AS text FROM questionnaire_link q",
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  test("nothing of another company is told", async () => {
    const other = await openOffice(app);
    const theirs = await other.publish({ title: { zh: "", en: "Secret", ar: "" } });
    const ownToken = newOwnToken();
    await save(theirs.token, { ownToken });
    // Another company's own link does not help at this one's open link.
    const { StatusCode } = await save(open, { ownToken });
    expect(StatusCode).toBe(404);
    expect(JSON.stringify((await show(open)).Content)).not.toContain("Secret");
    expect((await app.call(getAnswerList, { questionnaireId: theirs.id }, office.by)).StatusCode).toBe(404);
  });
});

describe("A script", () => {
  test("from one address is stopped within a minute, whatever links it tries", async () => {
    const at = from("203.0.113.9");
    const codes = new Set<number>();
    for (let turn = 0; turn < 130; turn += 1)
      codes.add((await app.call(getQuestionnaireAnswer, { token: newOwnToken() }, at)).StatusCode);
    expect([...codes]).toEqual([404, 429]);
  });

  test("that answers one link ten thousand times from as many addresses is stopped, and others go on", async () => {
    const codes = new Map<number, number>();
    for (let turn = 0; turn < 90; turn += 1) {
      const { StatusCode } = await save(open, { ownToken: newOwnToken() });
      codes.set(StatusCode, (codes.get(StatusCode) ?? 0) + 1);
    }
    expect(codes.get(200)).toBeLessThanOrEqual(60);
    expect(codes.get(429)).toBeGreaterThanOrEqual(30);
    const { token } = await invited();
    expect((await submit(token)).StatusCode).toBe(200);
  });

  test("never gets more answers than an open link takes, also when the last place is asked for by many at once", async () => {
    await inTransaction(app.database, { companyId: office.companyId }, (db) =>
      db.execute(sql`INSERT INTO questionnaire_answer (company_id, id, questionnaire_id, via, revision)
        SELECT ${office.companyId}, gen_random_uuid(), ${id}, 'openLink', 1 FROM generate_series(2, ${mostOpenAnswers})`),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(open, { ownToken: newOwnToken() })));
    expect(answers.filter(({ StatusCode }) => StatusCode === 200)).toHaveLength(1);
    expect(answers.find(({ StatusCode }) => StatusCode !== 200)?.Content.code).toBe(refusals.full.code);
    expect((await listed()).total).toBe(mostOpenAnswers);
  });
});

describe("Staff", () => {
  test("see who was asked and how far each has come, by state and name", async () => {
    await answered("Gulf Trucking", { own: "yes" });
    await invited("深圳仓储");
    expect(await names({ state: "submitted" })).toEqual(["Gulf Trucking"]);
    expect(await names({ search: "仓储" })).toEqual(["深圳仓储"]);
  });

  test("compare suppliers side by side, also those chosen, and questions that are asked no more", async () => {
    const gulf = await answered("Gulf", { own: "yes", tonnes: "12", note: "=1+1" });
    await answered("Alpha", { own: "no" });
    const categories = [{ key: "c1", title: form.title, questions: form.categories[0]?.questions.slice(0, 1) ?? [] }];
    await app.call(editQuestionnaire, { ...form, id, categories, version: 2 }, office.by);
    const all = await app.call(compareAnswers, { questionnaireId: id }, { ...office.by, language: "en" });
    expect(all.Content.suppliers.map(({ supplierName }) => supplierName)).toEqual(["Alpha", "Gulf"]);
    expect(all.Content.categories[0]?.questions.map(({ key, isPast, answers }) => [key, isPast, answers])).toEqual([
      ["own", false, ["No", "Yes"]],
      ["tonnes", true, ["", "12"]],
      ["note", true, ["", "=1+1"]],
    ]);
    const one = await app.call(compareAnswers, { questionnaireId: id, ids: [gulf] }, office.by);
    expect([one.Content.suppliers.length, one.Content.total]).toEqual([1, 2]);
  });

  test("export what was answered, a column for each question; a formula stays text", async () => {
    await answered("Gulf", { own: "yes", tonnes: "12", note: "=HYPERLINK(1)" });
    const { Content } = await app.call(exportAnswerList, { questionnaireId: id }, { ...office.by, language: "en" });
    const card = await inTransaction(app.database, { companyId: office.companyId }, (db) =>
      app.services.files.find(db, Content.path.split("/").at(-1) ?? ""),
    );
    const bytes = card ? await app.services.files.read(card) : new Uint8Array();
    const rows: (readonly string[])[] = [];
    for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push(cells);
    expect(rows[0]?.slice(-3)).toEqual(["Trucks of your own?", "Tonnes a week", "Remarks"]);
    expect(rows[1]?.slice(-3)).toEqual(["Yes", "12", "=HYPERLINK(1)"]);
  });

  test("of another company see no answer", async () => {
    const answerId = await answered("Gulf", { own: "yes" });
    const { by } = await openOffice(app);
    expect((await app.call(loadAnswerInfo, { id: answerId }, by)).StatusCode).toBe(404);
    expect((await app.call(compareAnswers, { questionnaireId: id }, by)).StatusCode).toBe(404);
  });
});
