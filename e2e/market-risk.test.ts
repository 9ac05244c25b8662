import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { labelsOf } from "@lading/contract/core";
import {
  deleteRestrictedParty,
  getRestrictedList,
  restrictedFields,
  restrictedTitles,
  screeningFields,
  verdictTexts,
} from "@lading/contract/market-risk";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

const published = join(import.meta.dirname, "../server/src/market-risk/lists/published/UN_consolidated.xml.gz");
const file = { name: "consolidated.xml", mimeType: "application/xml", buffer: gunzipSync(readFileSync(published)) };

/** Imports the UN's list: reads it, sees what it is, and takes it into use. */
async function importList(desk: Desk): Promise<void> {
  const { page, dialog, words } = desk;
  const t = (key: string) => words.t(key);
  await page.getByRole("radio", { name: t("market-risk:views.lists"), exact: true }).check();
  const panel = page.locator(".panel").nth(2);
  await panel.getByRole("button", { name: t("market-risk:lists.import"), exact: true }).click();
  await dialog.locator("input[type=file]").setInputFiles(file);
  await dialog.getByText("consolidated.xml").waitFor();
  await dialog.locator("button[type=submit]").click();
  await panel.getByText(t("market-risk:lists.waiting")).waitFor();
  await expectAccessible(page);
  await panel.getByRole("button", { name: t("market-risk:lists.use"), exact: true }).click();
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** As somebody writes it who knows the list's entry from elsewhere. */
const otherSpellings = {
  zh: "al Tikriti, Husain Saddam",
  en: "صدام حسين التكريتى",
  ar: "Saddam Husayn At Tikriti",
} as const;

test.each(inTurn("en"))(
  "A list is imported, a name in another spelling or script found and decided, a restricted party warned of, in %s",
  async (language) => {
    const name = otherSpellings[language];
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const t = (key: string) => words.t(key);
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/marketRisk/antiMoneyLaunderingList`);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await importList(desk);

    await page.getByRole("radio", { name: t("market-risk:views.queries"), exact: true }).check();
    await desk.button("market-risk:query.add").click();
    await dialog.getByLabel(words.label(screeningFields, "name"), { exact: true }).fill(name);
    await dialog.locator("button[type=submit]").click();
    await page.getByText("IQi.001").first().waitFor();
    await expectAccessible(page);
    await page.getByLabel(verdictTexts.normal[language], { exact: true }).check();
    await page.getByLabel(words.label(screeningFields, "narrative"), { exact: true }).fill("Born in 1990");
    await page.getByLabel(words.label(screeningFields, "caseId"), { exact: true }).fill("C-2026-7");
    await page.locator("button[type=submit]").filter({ visible: true }).click();
    await page.getByText(t("market-risk:detail.decided")).waitFor();

    // The same again within 30 days is asked about.
    await page.goto(`${lading.url}/marketRisk/antiMoneyLaunderingList`);
    await desk.button("market-risk:query.add").click();
    await dialog.getByLabel(words.label(screeningFields, "name"), { exact: true }).fill(name);
    await dialog.locator("button[type=submit]").click();
    await desk.button("market-risk:query.showRecent", dialog).waitFor();

    await page.goto(`${lading.url}/marketRisk/restrictedList`);
    const named = labelsOf(restrictedFields);
    await desk.addButton(restrictedTitles.one).click();
    await dialog.getByLabel(named.name[language], { exact: true }).fill("Blue Anchor Shipping LLC");
    await dialog.getByLabel(named.reason[language], { exact: true }).fill("Unpaid freight");
    await dialog.locator("button[type=submit]").click();
    await desk.rows.filter({ hasText: "Blue Anchor Shipping LLC" }).waitFor();
    await expectAccessible(page);

    await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
    await desk.field("shipperName").fill("Blue Ancor Shipping");
    await page.getByText(t("market-risk:warning.warns")).waitFor();
    await expectAccessible(page);
    await page.context().close();
    await takeOff();
  },
);

/** Each language starts without it. */
async function takeOff(): Promise<void> {
  const token = await lading.signIn();
  const { Content } = await lading.call(getRestrictedList, { search: "Blue Anchor" }, token);
  const ids = Content?.rows.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(1);
  await lading.call(deleteRestrictedParty, { ids }, token);
}
