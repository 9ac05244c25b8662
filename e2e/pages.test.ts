import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import { expectAccessible, expectDirection, openBrowser, signInAsStaff, visit } from "./browser.ts";
import { startLading, type Lading } from "./lading.ts";

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
      // The phone's layout is the same in every language but for its direction.
      if (!phone || language === "ar") await expectAccessible(page);
    }
    await page.context().close();
  });
});
