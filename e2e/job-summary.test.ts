import { jobSummaryRefusals } from "@lading/contract/job-summary";
import { jobStepTexts, jobSteps } from "@lading/contract/system";
import { wayBillListByPage } from "@lading/contract/waybill";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectDirection, openBrowser, signInAsStaff, visit } from "./browser.ts";
import { addCharges } from "./charges.ts";
import { Desk } from "./desk.ts";
import { startLading, type Lading } from "./lading.ts";
import { wordsOf } from "./words.ts";

let lading: Lading;
let browser: Browser;
/** Houses of the demo company that stand for themselves, one a language. */
let numbers: string[];
beforeAll(async () => {
  [lading, browser] = await Promise.all([startLading(), openBrowser()]);
  const list = await lading.call(wayBillListByPage, { kind: "house", hasMain: false }, await lading.signIn());
  numbers = (list.Content?.rows ?? []).slice(0, 3).map(({ houseNumber }) => houseNumber);
  for (const number of numbers) await addCharges(lading, number);
});
afterAll(async () => {
  await browser.close();
  await lading.stop();
});

test.each([
  ["zh", 0],
  ["en", 1],
  ["ar", 2],
] as const)(
  "A job is found by its number, read, printed and signed off step by step, in %s",
  async (language, place) => {
    const number = numbers[place] ?? "";
    const desk = new Desk(await visit(browser, lading, { language }), language, await wordsOf(language));
    const { page, dialog, words } = desk;
    const t = (key: string) => words.t(`job-summary:${key}`);
    const input = (name: string) => page.getByLabel(t(name), { exact: true });
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/logisticsManagement/jobSummary`);
    await desk.button("job-summary:search").click();
    await page.getByText(jobSummaryRefusals.neither.text[language], { exact: true }).waitFor();
    await input("mainNumber").fill("020-12345675");
    await input("houseNumber").fill(number);
    await desk.button("job-summary:search").click();
    await page.getByText(jobSummaryRefusals.both.text[language]).first().waitFor();
    await input("mainNumber").fill("");
    await input("houseNumber").press("Enter");
    await page.getByRole("heading", { name: number }).waitFor();
    await page.getByText(`DN-${number}`).first().waitFor();
    await page.getByText("1,000.00 USD").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    // A button under the pointer is paler.
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    const opened = page.waitForEvent("popup");
    await desk.button("job-summary:pdf").click();
    await (await opened).close();
    for (const step of jobSteps.slice(0, 2)) {
      await desk.button("job-summary:sign").click();
      await desk.button("job-summary:sign", dialog).click();
      await page.getByText(words.t("job-summary:signedNow", { step: jobStepTexts[step][language] })).waitFor();
    }
    await desk.button("job-summary:withdraw").click();
    await dialog.getByRole("textbox").fill("A trucking cost is missing");
    await desk.button("job-summary:withdraw", dialog).click();
    await page.getByText(words.t("job-summary:withdrawn", { count: 1 })).waitFor();
    expect(await page.locator(".job-signs [data-state=signed]").count()).toBe(1);
    await page.context().close();
  },
);

test("On a phone each charge is a card, and nothing is wider than the window", async () => {
  const page = await visit(browser, lading, { language: "ar", phone: true });
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/jobSummary?houseNumber=${numbers[0] ?? ""}`);
  await page
    .getByText(`DN-${numbers[0] ?? ""}`)
    .first()
    .waitFor();
  await expectDirection(page, "rtl");
  await page.context().close();
});
