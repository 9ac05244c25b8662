import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { expectAccessible, expectDirection, openBrowser, signInAsStaff, visit } from "./browser.ts";
import { startLading, type Lading } from "./lading.ts";
import { wordsOf } from "./words.ts";

let lading: Lading;
let browser: Browser;
beforeAll(async () => {
  [lading, browser] = await Promise.all([startLading(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await lading.stop();
});

const paths = [
  "/myHome/myInfo",
  "/myHome/enterpriseInfo",
  "/logisticsManagement/buildWayBillNo",
  "/logisticsManagement/checkWayBill",
  "/logisticsManagement/LogisticsStatus",
  "/logisticsManagement/goodsFiles",
  "/financialBill/expenseNameManagement",
  "/financialBill/exchangeRateInfo",
  "/financialBill/exchangeRateInfoLog",
  "/supplierManagement/supplierServiceInformation",
  "/supplierManagement/suppliereInformation",
  "/supplierManagement/overseasGrid",
  "/systemManagement/userList",
  "/systemManagement/roleList",
  "/systemManagement/getWayBillOperationLog",
  "/systemManagement/invoiceTitle",
];

describe.each(["zh", "en", "ar"] as const)("Every page of the menu opens in %s without a fault", (language) => {
  test.each([false, true])("and nothing is wider than the window; on a phone: %s", async (phone) => {
    const page = await visit(browser, lading, { language, phone });
    await signInAsStaff(page, lading);
    for (const path of paths) {
      await page.goto(lading.url + path);
      await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
      await page.waitForTimeout(400);
      await expectDirection(page, language === "ar" ? "rtl" : "ltr");
      // What axe looks for is the same in every language; the ways of the other tests look in each.
      if (language === (phone ? "ar" : "en")) await expectAccessible(page);
    }
    await page.context().close();
  });
});

test.each(["zh", "en", "ar"] as const)(
  "A forwarder's customer who reads %s signs in and finds their shipments",
  async (language) => {
    const { t } = await wordsOf(language);
    const page = await visit(browser, lading, { language, phone: true });
    await page.goto(`${lading.url}/login`);
    await page.getByRole("tab").nth(1).click();
    await page.locator("input[name=companyCode]").fill("demo");
    await page.locator("input[name=customerNumber]").fill("C0001");
    await page.locator("input[name=password]").filter({ visible: true }).fill("lading-demo");
    await page.locator("button[type=submit]").filter({ visible: true }).click();
    await page.waitForURL("**/customerHome/**");
    await page.goto(`${lading.url}/ShipmentList/shipmentList`);
    await page.locator(".data-table tbody tr").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(page);
    // Staff pages are not theirs.
    await page.goto(`${lading.url}/systemManagement/userList`);
    await page.getByText(t("app:shell.notFound")).first().waitFor();
    await page.context().close();
  },
);
