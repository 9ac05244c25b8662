import {
  addQuestionnaire,
  deleteQuestionnaire,
  editQuestionnaire,
  editQuestionnaireState,
  exportQuestionnaireList,
  getQuestionnaireList,
  getQuestionnaireLogList,
  loadQuestionnaireInfo,
  questionnaireRefusals,
  resubmitQuestionnaireAnswer,
} from "@lading/contract/questionnaire";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import type { TestApp } from "#core/testing";
import { form, newOwnToken, openApp, openOffice, type Office } from "./office.stage.ts";

let app: TestApp;
let office: Office;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  office = await openOffice(app);
});

const load = async (id: string) => (await app.call(loadQuestionnaireInfo, { id }, office.by)).Content;
const respondent = { supplierName: "Gulf Trucking" };
const submit = async (token: string) =>
  await app.call(
    resubmitQuestionnaireAnswer,
    { token, ownToken: newOwnToken(), revision: 1, version: 0, respondent, values: { own: "yes" } },
    { headers: { "x-forwarded-for": "203.0.113.77" } },
  );

const [first] = form.categories;
const many = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place));
const textOf = { zh: "问", en: "", ar: "" };
const plain = (key: string) => ({ key, type: "text" as const, text: textOf });

describe("A questionnaire", () => {
  test("is made as a draft without a link, published with one that stays, closed, and opened again", async () => {
    const id = await office.add();
    expect(await load(id)).toMatchObject({ state: "draft", link: null, questions: 3, revision: 1, version: 1 });
    await app.call(editQuestionnaireState, { id, state: "open", version: 1 }, office.by);
    const { link } = await load(id);
    expect(link).toMatch(/^https:\/\/lading\.example\/collector#[\w-]{43}$/);
    await app.call(editQuestionnaireState, { id, state: "closed", version: 2 }, office.by);
    await app.call(editQuestionnaireState, { id, state: "open", version: 3 }, office.by);
    expect(await load(id)).toMatchObject({ state: "open", link, version: 4 });
    const { rows } = (await app.call(getQuestionnaireLogList, { id }, office.by)).Content;
    expect(rows.map(({ action }) => action)).toEqual(["publish", "close", "publish", "add"]);
  });
});

describe("What is asked", () => {
  test.each([
    ["eleven categories", many(11, (place) => ({ key: `c${place}`, title: textOf, questions: [plain(`q${place}`)] }))],
    ["21 questions", [{ key: "c", title: textOf, questions: many(21, (place) => plain(`q${place}`)) }]],
    [
      "21 choices",
      [
        {
          key: "c",
          title: textOf,
          questions: [
            {
              ...plain("q"),
              type: "single" as const,
              choices: many(21, (place) => ({ key: `k${place}`, text: textOf })),
            },
          ],
        },
      ],
    ],
    [
      "one choice",
      [{ key: "c", title: textOf, questions: [{ ...plain("q"), type: "multiple" as const, choices: [] }] }],
    ],
    ["a key twice", [{ key: "c", title: textOf, questions: [plain("q"), plain("q")] }]],
    ["no text", [{ key: "c", title: textOf, questions: [{ ...plain("q"), text: { zh: " ", en: "", ar: "" } }] }]],
  ])("with %s is refused", async (_, categories) => {
    const { StatusCode } = await app.call(addQuestionnaire, { ...form, categories }, office.by);
    expect([400, 422]).toContain(StatusCode);
  });

  test("with ten categories of twenty questions is taken", async () => {
    const categories = many(10, (row) => ({
      key: `c${row}`,
      title: textOf,
      questions: many(20, (place) => plain(`q${row}x${place}`)),
    }));
    expect((await load(await office.add({ categories }))).questions).toBe(200);
  });
});

describe("In time, a questionnaire", () => {
  test("closes by itself, is then found among the closed ones, and is not opened without another time", async () => {
    const { id } = await office.publish({ closesAt: new Date(Date.now() + 60_000).toISOString() });
    await inTransaction(app.database, { companyId: office.companyId }, (db) =>
      db.execute(sql`UPDATE questionnaire SET closes_at = now() - interval '1 minute' WHERE id = ${id}`),
    );
    const { rows } = (await app.call(getQuestionnaireList, { state: "closed" }, office.by)).Content;
    expect(rows.map((row) => [row.id, row.state])).toEqual([[id, "closed"]]);
    const again = await app.call(editQuestionnaireState, { id, state: "open", version: 2 }, office.by);
    expect(again.Content.code).toBe(questionnaireRefusals.closesPast.code);
  });

  test("keeps one revision while it is a draft, and makes another once it was published", async () => {
    const id = await office.add();
    const categories = [{ ...first, key: "c1", title: textOf, questions: [plain("other")] }];
    await app.call(editQuestionnaire, { ...form, id, categories, version: 1 }, office.by);
    expect(await load(id)).toMatchObject({ revision: 1, questions: 1 });
    await app.call(editQuestionnaireState, { id, state: "open", version: 2 }, office.by);
    const same = await app.call(editQuestionnaire, { ...form, id, categories, version: 3 }, office.by);
    expect(same.Content.revision).toBe(1);
    const more = [{ ...categories[0], key: "c1", title: textOf, questions: [plain("other"), plain("more")] }];
    const changed = await app.call(editQuestionnaire, { ...form, id, categories: more, version: 4 }, office.by);
    expect(changed.Content).toEqual({ version: 5, revision: 2 });
  });

  test("once published keeps the kind of each question, since answers are compared by it", async () => {
    const { id } = await office.publish();
    const categories = [{ key: "c1", title: textOf, questions: [plain("own")] }];
    const { Content } = await app.call(editQuestionnaire, { ...form, id, categories, version: 2 }, office.by);
    expect(Content.code).toBe(questionnaireRefusals.typeFixed.code);
    expect(Object.keys(Content.fields ?? {})).toEqual(["categories.0.questions.0.type"]);
  });
});

describe("A questionnaire that others work on as well", () => {
  test("edited by two at once is saved once; the other is shown what stands", async () => {
    const id = await office.add();
    const edits = await Promise.all(
      ["One", "Two"].map((en) =>
        app.call(editQuestionnaire, { ...form, id, title: { ...form.title, en }, version: 1 }, office.by),
      ),
    );
    expect(edits.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("that a supplier has answered is not deleted; others go with their links", async () => {
    const answered = await office.publish();
    const other = await office.publish();
    expect((await submit(answered.token)).ErrorMsg).toBeNull();
    const both = await app.call(deleteQuestionnaire, { ids: [answered.id, other.id] }, office.by);
    expect(both.Content.code).toBe(questionnaireRefusals.answered.code);
    expect((await app.call(deleteQuestionnaire, { ids: [other.id] }, office.by)).Content.deleted).toBe(1);
    expect((await submit(other.token)).Content.code).toBe(questionnaireRefusals.notOpen.code);
  });

  test("is found by its title in any language, and the list is exported", async () => {
    const id = await office.add();
    await office.add({ title: { zh: "", en: "Something else", ar: "" } });
    for (const search of ["评估", "REVIEW", "الموردين"]) {
      const { rows } = (await app.call(getQuestionnaireList, { search }, office.by)).Content;
      expect(rows.map((row) => row.id)).toEqual([id]);
    }
    expect((await app.call(exportQuestionnaireList, {}, office.by)).Content.name).toMatch(/\.xlsx$/);
  });

  test("of another company is not there", async () => {
    const { id } = await office.publish();
    const { by } = await openOffice(app);
    expect((await app.call(loadQuestionnaireInfo, { id }, by)).StatusCode).toBe(404);
    expect((await app.call(deleteQuestionnaire, { ids: [id] }, by)).StatusCode).toBe(404);
    expect((await app.call(getQuestionnaireList, {}, by)).Content.total).toBe(0);
  });
});
