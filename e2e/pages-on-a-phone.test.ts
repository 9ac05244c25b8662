import { languages } from "@lading/contract/core";
import { describe, test } from "vitest";
import { expectAccessible, expectDirection, signInAsCustomer, signInAsStaff, visit } from "./browser.ts";
import { customerPaths, openEach, staffPaths } from "./every-page.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

describe.each(languages)(
  "On a phone in %s, every page opens without a fault, none wider than the window:",
  (language) => {
    test("the menu's", { timeout: 400_000 }, async () => {
      const page = await visit(lading, { language, phone: true });
      await signInAsStaff(page, lading);
      await openEach(page, lading, { paths: staffPaths, language, axe: language === "ar" });
      await page.context().close();
    });

    test("a customer's, who finds their shipments and none of the staff's pages", async () => {
      const { t } = await wordsOf(language);
      const page = await visit(lading, { language, phone: true });
      await signInAsCustomer(page, lading);
      await openEach(page, lading, { paths: customerPaths, language, axe: true });
      await page.goto(`${lading.url}/ShipmentList/shipmentList`);
      await page.locator(".data-card").first().waitFor();
      await expectDirection(page, language === "ar" ? "rtl" : "ltr");
      await expectAccessible(page);
      await page.goto(`${lading.url}/systemManagement/userList`);
      await page.getByText(t("app:shell.notFound")).first().waitFor();
      await page.context().close();
    });
  },
);
