import { jobSummaryRefusals } from "@lading/contract/job-summary";
import { languages } from "@lading/contract/core";
import { jobStepTexts, jobSteps } from "@lading/contract/job-summary";
import { wayBillListByPage } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff, visit } from "./browser.ts";
import { addCharges } from "./money/charges.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

/** Houses of the demo company that stand for themselves, one a language, with the number of their bill. */
let jobs: { number: string; invoiceNo: string }[];
const lading = setStage({
  prepare: async (started) => {
    const alone = { kind: "house", hasMain: false, pageSize: 50 } as const;
    const list = await started.call(wayBillListByPage, alone, await started.signIn());
    const known = (list.Content?.rows ?? []).filter(({ customerNumber }) => customerNumber !== "");
    jobs = await Promise.all(
      known.slice(0, 3).map(async (house) => ({ number: house.houseNumber, ...(await addCharges(started, house)) })),
    );
  },
});

test.each(inTurn("en"))(
  "A job is found by its number, read, printed and signed off step by step, in %s",
  async (language) => {
    const { number, invoiceNo } = jobs[languages.indexOf(language)] ?? { number: "none", invoiceNo: "none" };
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const t = (key: string) => words.t(`job-summary:${key}`);
    const input = (name: string) => page.getByLabel(t(name), { exact: true });
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/logisticsManagement/jobSummary`);
    await desk.button("app:words.search").click();
    await page.getByText(jobSummaryRefusals.neither.text[language], { exact: true }).waitFor();
    await input("mainNumber").fill("020-12345675");
    await input("houseNumber").fill(number);
    await desk.button("app:words.search").click();
    await page.getByText(jobSummaryRefusals.both.text[language]).first().waitFor();
    await input("mainNumber").fill("");
    await input("houseNumber").press("Enter");
    await page.getByRole("heading", { name: number }).waitFor();
    await page.getByRole("link", { name: invoiceNo }).first().waitFor();
    await page.getByText("500.00 USD").first().waitFor();
    await desk.button("job-summary:addBill").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    // A button under the pointer is paler.
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    const opened = page.waitForEvent("popup");
    await desk.button("job-summary:pdf").click();
    await (await opened).close();
    for (const [signed, step] of jobSteps.slice(0, 2).entries()) {
      await desk.button("job-summary:sign").click();
      await desk.button("job-summary:sign", dialog).click();
      await page.getByText(words.t("job-summary:signedNow", { step: jobStepTexts[step][language] })).waitFor();
      await page.locator(".job-signs [data-state=signed]").nth(signed).waitFor();
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
  const page = await visit(lading, { language: "ar", phone: true });
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/jobSummary?houseNumber=${jobs[0]?.number ?? ""}`);
  await page
    .getByText(jobs[0]?.invoiceNo ?? "none")
    .first()
    .waitFor();
  await expectDirection(page, "rtl");
  await page.context().close();
});
