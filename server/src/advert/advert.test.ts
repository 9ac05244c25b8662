import { randomUUID } from "node:crypto";
import {
  addAdvert,
  deleteAdvert,
  editAdvert,
  editAdvertState,
  exportAdvertList,
  getAdvertList,
  getAdvertLog,
  getShownAdvertList,
  loadAdvertInfo,
  loadShownAdvert,
} from "@lading/contract/advert";
import type { RequestOf, Right } from "@lading/contract/core";
import type { FileUse } from "@lading/contract/files";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { customerToken, localServices, staffToken, startTestApp, type TestApp } from "#core/testing";
import { advertModule } from "./index.ts";

const actions = ["view", "add", "edit", "delete", "export"] as const;
const rights = actions.map((action): Right => `/marketRisk/advertList:${action}`);
const webp = await sharp({ create: { width: 60, height: 20, channels: 3, background: "#1890ff" } })
  .webp()
  .toBuffer();

interface Company {
  companyId: string;
  code: string;
  userId: string;
  token: string;
}
let app: TestApp;
let company: Company;
beforeAll(async () => {
  app = await startTestApp({ modules: [advertModule], services: (database) => localServices(database) });
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await openCompany();
});

async function openCompany(): Promise<Company> {
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const code = `C${companyId.slice(0, 8).toUpperCase()}`;
  await inTransaction(app.database, { companyId: null }, (db) =>
    db.execute(sql`INSERT INTO company_directory (company_id, code, company_name, search_text)
      VALUES (${companyId}, ${code}, ${code}, ${code})`),
  );
  return { companyId, code, userId, token: await staffToken(app.database, rights, { companyId, userId }) };
}

const upload = async (use: FileUse, bytes: Uint8Array = webp, of = company) =>
  await inTransaction(app.database, { companyId: of.companyId }, async (db) => {
    const expiresAt = new Date(Date.now() + 60_000);
    const file = { companyId: of.companyId, use, name: "a.webp", bytes, createdBy: of.userId, expiresAt };
    return (await app.services.files.save(db, file)).id;
  });

type Given = RequestOf<typeof addAdvert>;
const advert: Given = {
  type: "graphic",
  title: { zh: "春节航班", en: "Spring flights" },
  module: "login",
  content: { en: "<p>Hello</p>" },
};
const add = async (change: Partial<Given> = {}, of = company) =>
  await app.call(addAdvert, { ...advert, ...change }, { ...of, language: "en" });
const shownTo = async (
  token: string | undefined,
  input: Partial<RequestOf<typeof getShownAdvertList>> = {},
  language: "zh" | "en" | "ar" = "en",
) =>
  (
    await app.call(
      getShownAdvertList,
      { module: "login", station: "pc", companyCode: company.code, ...input },
      {
        language,
        ...(token !== undefined && { token }),
      },
    )
  ).Content.rows;
const fetchPicture = async (id: string, code = company.code) =>
  (await app.app.inject({ method: "GET", url: `/advertPictures/${code}/${id}` })).statusCode;

describe("An advert", () => {
  test("keeps its texts in three languages, its picture's size and what the editor can make", async () => {
    const [imageId, pictureId] = [await upload("advertImage"), await upload("richTextPicture")];
    const en = `<h2>New</h2><p onclick="x()">Flights<script>alert(1)</script></p><img src="/files/${pictureId}" alt="Plane" width="60" height="20">`;
    const { Content } = await add({ imageId, content: { en, ar: "<p>رحلات</p>" } });
    const { Content: whole } = await app.call(loadAdvertInfo, { id: Content.id }, company);
    expect(whole.content).toEqual({
      zh: "",
      en: `<h2>New</h2><p>Flights</p><img src="/files/${pictureId}" alt="Plane" width="60" height="20" />`,
      ar: "<p>رحلات</p>",
    });
    expect(whole.image).toMatchObject({ id: imageId, type: "image/webp" });
    expect(await shownTo(undefined)).toMatchObject([
      { title: "Spring flights", picture: { width: 60, height: 20 }, hasContent: true },
    ]);
  });

  test.each([
    [{ title: {} }, "title"],
    [{ content: {} }, "imageId"],
    [{ content: { en: "<p> </p><script>x</script>" } }, "imageId"],
    [{ type: "link" as const, content: {} }, "link"],
    [{ type: "link" as const, link: "javascript:alert(1)" }, "link"],
    [{ type: "link" as const, link: " JavaScript:alert(1)" }, "link"],
    [{ type: "link" as const, link: "data:text/html,x" }, "link"],
    [{ type: "link" as const, link: "//x.example" }, "link"],
    [{ type: "link" as const, link: "https://x.example/\nSet-Cookie:a" }, "link"],
    [{ link: "ftp://x.example" }, "link"],
  ])("refuses %j at its field", async (change, field) => {
    const { StatusCode, Content } = await add(change);
    expect(StatusCode).toBe(422);
    expect(Object.keys(Content.fields ?? {})).toEqual([field]);
  });

  test("takes no picture that is another's, for another use or not there", async () => {
    const stranger = await openCompany();
    for (const imageId of [randomUUID(), await upload("richTextPicture"), await upload("advertImage", webp, stranger)])
      expect((await add({ imageId })).StatusCode).toBe(422);
    const foreign = await upload("richTextPicture", webp, stranger);
    expect((await add({ content: { en: `<img src="/files/${foreign}">` } })).StatusCode).toBe(422);
  });

  test("is changed, hidden and deleted with a log; its files go with it unless another shows them", async () => {
    const [imageId, pictureId] = [await upload("advertImage"), await upload("richTextPicture")];
    const content = { en: `<p>A</p><img src="/files/${pictureId}" alt="">` };
    const { id } = (await add({ imageId, content })).Content;
    const { id: other } = (await add({ content })).Content;
    const edited = await app.call(editAdvert, { id, version: 1, ...advert, content: { en: "<p>B</p>" } }, company);
    expect(edited.Content.version).toBe(2);
    expect([await fetchPicture(imageId), await fetchPicture(pictureId)]).toEqual([404, 200]);
    expect((await app.call(editAdvertState, { id, version: 1, shown: false }, company)).StatusCode).toBe(409);
    expect((await app.call(editAdvertState, { id, version: 2, shown: false }, company)).Content.version).toBe(3);
    await app.call(deleteAdvert, { ids: [id, other] }, company);
    expect(await fetchPicture(pictureId)).toBe(404);
    const { Content: log } = await app.call(getAdvertLog, { id }, company);
    expect(log.rows.map(({ action }) => action)).toEqual(["delete", "edit", "edit", "add"]);
    expect(log.rows[2]?.changes).toContainEqual({ field: "content.en", before: "A", after: "B" });
    // Which ones were deleted can be read without knowing their ids, by this company only.
    const { Content: deleted } = await app.call(getAdvertLog, {}, company);
    expect(deleted.rows.map(({ action }) => action)).toEqual(["delete", "delete"]);
    expect(deleted.rows[0]?.changes).toContainEqual({ field: "title.en", before: "Spring flights", after: null });
  });

  test("is found by words, place and state, and exported", async () => {
    await add({ module: "tracking", shown: false, title: { ar: "عرض خاص" } });
    await add();
    const found = async (input: RequestOf<typeof getAdvertList>) =>
      (await app.call(getAdvertList, input, company)).Content.total;
    expect(await found({ search: "خاص" })).toBe(1);
    expect(await found({ search: "SPRING" })).toBe(1);
    expect(await found({ module: "tracking", shown: true })).toBe(0);
    expect(await found({ type: "graphic", station: "all" })).toBe(2);
    expect((await app.call(exportAdvertList, { search: "خاص" }, company)).Content.name).toMatch(/xlsx$/);
  });
});

describe("Adverts are shown", () => {
  test("in their order, on their screens, in the reader's language or one that they have", async () => {
    await add({ sort: 20, title: { zh: "二" }, station: "pc" });
    await add({ sort: 10, title: { zh: "一", ar: "واحد" } });
    await add({ sort: 5, title: { zh: "手机" }, station: "mobile" });
    await add({ sort: 1, title: { zh: "隐藏" }, shown: false });
    expect((await shownTo(undefined, {}, "ar")).map(({ title }) => title)).toEqual(["واحد", "二"]);
    expect((await shownTo(undefined, { station: "mobile" })).map(({ title }) => title)).toEqual(["手机", "一"]);
  });

  test("all of them, however many one place has", async () => {
    const titles = Array.from({ length: 9 }, (_, place) => `Offer ${place + 1}`);
    for (const [place, en] of titles.entries()) await add({ sort: place, title: { en } });
    expect((await shownTo(undefined)).map(({ title }) => title)).toEqual(titles);
  });

  test("to the company's own people, and in public only to who comes with its code", async () => {
    await add();
    await add({ module: "staffHome" });
    await add({ module: "customerHome" });
    const customer = await customerToken(app.database, { companyId: company.companyId });
    const stranger = await openCompany();
    expect(await shownTo(undefined)).toHaveLength(1);
    expect(await shownTo(undefined, { companyCode: company.code.toLowerCase() })).toHaveLength(1);
    expect(await shownTo(undefined, { companyCode: "" })).toHaveLength(0);
    expect(await shownTo(undefined, { companyCode: "NOBODY" })).toHaveLength(0);
    for (const module of ["staffHome", "customerHome"] as const)
      expect(await shownTo(undefined, { module })).toHaveLength(0);
    expect(await shownTo(company.token, { module: "staffHome", companyCode: "" })).toHaveLength(1);
    expect(await shownTo(company.token, { module: "customerHome" })).toHaveLength(0);
    expect(await shownTo(customer, { module: "customerHome" })).toHaveLength(1);
    expect(await shownTo(customer, { module: "staffHome" })).toHaveLength(0);
    // Somebody signed in elsewhere sees their own company's adverts, whatever code they come with.
    expect(await shownTo(stranger.token)).toHaveLength(0);
  });

  test("with their pictures, which nobody else's code and no hidden advert gives out", async () => {
    const [imageId, pictureId] = [await upload("advertImage"), await upload("richTextPicture")];
    const { id } = (await add({ imageId, content: { en: `<img src="/files/${pictureId}" alt="">` } })).Content;
    const open = { id, companyCode: company.code };
    const { Content } = await app.call(loadShownAdvert, open);
    expect(Content.content).toContain(`src="/advertPictures/${company.code}/${pictureId}"`);
    expect(await Promise.all([imageId, pictureId].map((one) => fetchPicture(one)))).toEqual([200, 200]);
    const stranger = await openCompany();
    expect(await fetchPicture(imageId, stranger.code)).toBe(404);
    expect((await app.call(loadShownAdvert, { id, companyCode: stranger.code })).StatusCode).toBe(404);
    expect((await app.call(loadShownAdvert, open, stranger)).StatusCode).toBe(404);
    await app.call(editAdvertState, { id, version: 1, shown: false }, company);
    expect(await fetchPicture(imageId)).toBe(404);
    expect((await app.call(loadShownAdvert, open)).StatusCode).toBe(404);
  });

  test("and no other file is given out under their address", async () => {
    await add({ imageId: await upload("advertImage") });
    expect(await fetchPicture(await upload("advertImage"))).toBe(404);
    expect(await fetchPicture("..%2f..%2fsecret")).toBe(404);
    const answer = await app.app.inject({ method: "GET", url: `/advertPictures/${company.code}/${randomUUID()}` });
    expect(answer.statusCode).toBe(404);
  });
});
