import type { RequestOf } from "@lading/contract/core";
import {
  addQuestionnaireLink,
  exportAnswerList,
  exportQuestionnaireList,
  getAnswerList,
  getQuestionnaireAnswer,
  getQuestionnaireList,
  resubmitQuestionnaireAnswer,
} from "@lading/contract/questionnaire";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Db } from "#core/db";
import { readSheet } from "#core/sheets";
import type { TestApp } from "#core/testing";
import { newOwnToken, openApp, openOffice, type Office } from "./office.stage.ts";

let app: TestApp;
let office: Office;
let review: string;

const textOf = (en: string) => ({ zh: "", en, ar: "" });
const oneQuestion = [
  { key: "c", title: textOf("All"), questions: [{ key: "q", type: "text" as const, text: textOf("Why?") }] },
];

/**
 * Two questionnaires. "Yearly review" asks three questions: Alpha was asked, Beta was asked and opened its link, Gamma
 * was asked and has submitted, and Delta has submitted by the open link. "Air rates" is a draft with one question.
 */
beforeAll(async () => {
  app = await openApp();
  office = await openOffice(app);
  const { id, token } = await office.publish({ title: { zh: "年度评估", en: "Yearly review", ar: "" } });
  review = id;
  await office.add({ title: textOf("Air rates"), categories: oneQuestion });
  await invited("Alpha");
  await app.call(getQuestionnaireAnswer, { token: await invited("Beta") }, from(1));
  await submit(await invited("Gamma"), { supplierName: "Gamma", contact: "Lina", phone: "+966 50 111 2222" });
  await submit(token, { supplierName: "Delta", email: "rates@delta.example" });
  await inTransaction(app.database, { companyId: office.companyId }, setTimes);
});
afterAll(() => app.close());

const from = (place: number) => ({ headers: { "x-forwarded-for": `203.0.113.${place}` } });

async function invited(supplierName: string): Promise<string> {
  const { Content } = await app.call(addQuestionnaireLink, { questionnaireId: review, supplierName }, office.by);
  return Content.link.split("#")[1] ?? "";
}

type Respondent = RequestOf<typeof resubmitQuestionnaireAnswer>["respondent"];

async function submit(token: string, respondent: Respondent): Promise<void> {
  const answer = { token, ownToken: newOwnToken(), revision: 1, version: 0, respondent, values: { own: "yes" } };
  expect((await app.call(resubmitQuestionnaireAnswer, answer, from(2))).ErrorMsg).toBeNull();
}

async function setTimes(db: Db): Promise<void> {
  await db.execute(sql`UPDATE questionnaire SET created_by_name = 'Chen Jing', created_at = '2026-03-01T23:59:59Z',
    closes_at = '2099-05-01T12:00:00Z' WHERE id = ${review}`);
  await db.execute(sql`UPDATE questionnaire SET created_by_name = 'Omar', created_at = '2026-03-02T00:00:00Z'
    WHERE id <> ${review}`);
  await db.execute(sql`UPDATE questionnaire_answer SET
    invited_at = CASE supplier_name WHEN 'Alpha' THEN '2026-03-01T08:00:00Z'::timestamptz
      WHEN 'Beta' THEN '2026-03-02T08:00:00Z' WHEN 'Gamma' THEN '2026-03-03T08:00:00Z' END,
    opened_at = CASE supplier_name WHEN 'Beta' THEN '2026-03-04T08:00:00Z'::timestamptz
      WHEN 'Gamma' THEN '2026-03-05T08:00:00Z' WHEN 'Delta' THEN '2026-03-06T08:00:00Z' END,
    saved_at = CASE supplier_name WHEN 'Gamma' THEN '2026-03-07T08:00:00Z'::timestamptz
      WHEN 'Delta' THEN '2026-03-08T08:00:00Z' END,
    submitted_at = CASE supplier_name WHEN 'Gamma' THEN '2026-03-09T08:00:00Z'::timestamptz
      WHEN 'Delta' THEN '2026-03-10T08:00:00Z' END,
    submissions = CASE supplier_name WHEN 'Gamma' THEN 3 ELSE submissions END`);
}

/** The rows of the spreadsheet that a call made, its headings first. */
async function sheetOf(path: string): Promise<(readonly string[])[]> {
  const card = await inTransaction(app.database, { companyId: office.companyId }, (db) =>
    app.services.files.find(db, path.split("/").at(-1) ?? ""),
  );
  const bytes = card ? await app.services.files.read(card) : new Uint8Array();
  const rows: (readonly string[])[] = [];
  for await (const { cells } of readSheet(bytes, { maxRows: 10 })) rows.push(cells);
  return rows;
}

const air = "Air rates";
const yearly = "Yearly review";

describe("The list of questionnaires", () => {
  type Filter = RequestOf<typeof getQuestionnaireList>;
  const titles = async (filter: Filter, language: "en" | "zh" = "en") =>
    (await app.call(getQuestionnaireList, filter, { ...office.by, language })).Content.rows.map(({ title }) => title);

  const filters: [Filter, string[]][] = [
    [{ search: "评估" }, [yearly]],
    [{ state: "draft" }, [air]],
    [{ closesFrom: "2099-05-01", closesTo: "2099-05-01" }, [yearly]],
    [{ closesFrom: "2099-05-02" }, []],
    [{ closesTo: "2099-04-30" }, []],
    [{ questionsFrom: "2" }, [yearly]],
    [{ questionsTo: "2" }, [air]],
    [{ invitedFrom: "3", invitedTo: "3" }, [yearly]],
    [{ invitedTo: "2" }, [air]],
    [{ openedFrom: "3", openedTo: "3" }, [yearly]],
    [{ openedTo: "2" }, [air]],
    [{ answeredFrom: "2", answeredTo: "2" }, [yearly]],
    [{ answeredTo: "1" }, [air]],
    [{ createdByName: "omar" }, [air]],
    [{ createdFrom: "2026-03-02" }, [air]],
    [{ createdTo: "2026-03-01" }, [yearly]],
  ];
  test.each(filters)("filters by %o", async (filter, found) => {
    expect(await titles(filter)).toEqual(found);
  });

  test.each(["questions", "invited", "opened", "answered"] as const)("sorts by %s", async (sort) => {
    expect(await titles({ sort, order: "asc" })).toEqual([air, yearly]);
    expect(await titles({ sort, order: "desc" })).toEqual([yearly, air]);
  });

  test("sorts by the title as it is shown", async () => {
    expect(await titles({ sort: "title", order: "asc" })).toEqual([air, yearly]);
    expect(await titles({ sort: "title", order: "asc" }, "zh")).toEqual([air, "年度评估"]);
    expect(await titles({ sort: "closesAt", order: "asc" })).toEqual([yearly, air]);
  });

  test("is exported as filtered", async () => {
    const by = { ...office.by, language: "en" } as const;
    const { Content } = await app.call(exportQuestionnaireList, { answeredFrom: "1" }, by);
    expect((await sheetOf(Content.path)).map(([title]) => title)).toEqual(["Title", yearly]);
  });
});

describe("The list of answers", () => {
  type Filter = Omit<RequestOf<typeof getAnswerList>, "questionnaireId">;
  const names = async (filter: Filter) => {
    const input = { questionnaireId: review, sort: "supplierName" as const, order: "asc" as const, ...filter };
    return (await app.call(getAnswerList, input, office.by)).Content.rows.map(({ supplierName }) => supplierName);
  };

  const filters: [Filter, string[]][] = [
    [{ search: "lina" }, ["Gamma"]],
    [{ search: "50 111" }, ["Gamma"]],
    [{ search: "@delta" }, ["Delta"]],
    [{ state: "opened" }, ["Beta"]],
    [{ via: "openLink" }, ["Delta"]],
    [{ via: "invitation" }, ["Alpha", "Beta", "Gamma"]],
    [{ invitedFrom: "2026-03-02", invitedTo: "2026-03-02" }, ["Beta"]],
    [{ openedFrom: "2026-03-05" }, ["Delta", "Gamma"]],
    [{ openedTo: "2026-03-04" }, ["Beta"]],
    [{ savedFrom: "2026-03-08" }, ["Delta"]],
    [{ savedTo: "2026-03-07" }, ["Gamma"]],
    [{ submittedFrom: "2026-03-10" }, ["Delta"]],
    [{ submittedTo: "2026-03-09" }, ["Gamma"]],
    [{ submissionsFrom: "2" }, ["Gamma"]],
    [{ submissionsTo: "0" }, ["Alpha", "Beta"]],
  ];
  test.each(filters)("filters by %o", async (filter, found) => {
    expect(await names(filter)).toEqual(found);
  });

  test("sorts by when suppliers were asked and opened it, and by how often they submitted", async () => {
    expect(await names({ sort: "invitedAt", order: "desc" })).toEqual(["Gamma", "Beta", "Alpha", "Delta"]);
    expect(await names({ sort: "openedAt", order: "desc" })).toEqual(["Delta", "Gamma", "Beta", "Alpha"]);
    expect((await names({ sort: "submissions", order: "desc" })).slice(0, 2)).toEqual(["Gamma", "Delta"]);
  });

  test("is exported as filtered, with how and when each supplier came", async () => {
    const input = { questionnaireId: review, via: "openLink" } as const;
    const { Content } = await app.call(exportAnswerList, input, { ...office.by, language: "en" });
    const [headings = [], ...rows] = await sheetOf(Content.path);
    expect(rows).toHaveLength(1);
    const cell = (heading: string) => rows[0]?.[headings.indexOf(heading)];
    expect(["Supplier", "Source", "Invited on (UTC)"].map(cell)).toEqual(["Delta", "Open link", ""]);
    const moments = ["Opened on (UTC)", "Last saved (UTC)", "Submitted on (UTC)"].map(cell);
    expect(moments.map((moment) => moment?.slice(0, 10))).toEqual(["2026-03-06", "2026-03-08", "2026-03-10"]);
  });
});
