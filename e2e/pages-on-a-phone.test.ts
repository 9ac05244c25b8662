import { languages } from "@lading/contract/core";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsCustomer, signInAsStaff, visit } from "./browser.ts";
import { customerPaths, openEach, staffPaths } from "./every-page.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

test(
  "On a phone in ar, every page of the menu opens without a fault, none wider than the window",
  {
    timeout: 400_000,
  },
  async () => {
    const page = await visit(lading, { language: "ar", phone: true });
    await signInAsStaff(page, lading);
    await openEach(page, lading, { paths: staffPaths, language: "ar", axe: true });
    await page.context().close();
  },
);

test("On a phone a card of a request says when it was submitted, and the parts of a page stand apart", async () => {
  const page = await visit(lading, { language: "en", phone: true });
  await signInAsStaff(page, lading);
  const paths = ["/businessLedger/financialRequest", "/payrollRequest", "/businessLedger/financialAudit"];
  for (const path of paths) {
    await page.goto(lading.url + path);
    const facts = page.locator(".data-card > dl");
    await facts.first().waitFor();
    const told = await facts.allInnerTexts();
    expect(told.filter((text) => /\d{4}-\d\d-\d\d/.test(text)).length, path).toBeGreaterThan(0);
  }
  await openEach(page, lading, { paths: ["/businessLedger/periodClose"], language: "en", axe: false });
  await page.context().close();
});

test.each(languages)(
  "On a phone in %s, a customer's pages open without a fault, with their shipments and none of the staff's",
  async (language) => {
    const { t } = await wordsOf(language);
    const page = await visit(lading, { language, phone: true });
    await signInAsCustomer(page, lading);
    await openEach(page, lading, { paths: customerPaths, language, axe: language === "ar" });
    await page.goto(`${lading.url}/ShipmentList/shipmentList`);
    await page.locator(".data-card").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(page);
    await page.goto(`${lading.url}/systemManagement/userList`);
    await page.getByText(t("app:shell.notFound")).first().waitFor();
    await page.context().close();
  },
);
