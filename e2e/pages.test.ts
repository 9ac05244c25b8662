import { menu } from "@lading/contract/all";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff, visit } from "./browser.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

const paths = menu.pages.filter(({ rightOnly }) => rightOnly !== true).map(({ url }) => url);

describe.each(["zh", "en", "ar"] as const)("Every page of the menu opens in %s without a fault", (language) => {
  test.each([false, true])(
    "and nothing is wider than the window; on a phone: %s",
    async (phone) => {
      const page = await visit(lading, { language, phone });
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
    },
    400_000,
  );
});

test.each(["zh", "en", "ar"] as const)(
  "A forwarder's customer who reads %s signs in and finds their shipments",
  async (language) => {
    const { t } = await wordsOf(language);
    const page = await visit(lading, { language, phone: true });
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

/** Bytes of the scripts that a page fetches, as they travel. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  protocol.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  protocol.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(lading.url + path);
  await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
  await page.waitForTimeout(2000);
  await protocol.detach();
  return bytes;
}

test("No page fetches more script than a phone on a slow line can bear: 150 kB to sign in, 350 kB for a first screen", async () => {
  const page = await visit(lading, { language: "en" });
  expect(await scriptBytes(page, "/login")).toBeLessThan(150_000);
  await signInAsStaff(page, lading);
  const storageState = await page.context().storageState();
  for (const path of ["/logisticsManagement/checkWayBill", "/logisticsManagement/buildWayBillNo"]) {
    const context = await lading.browser.newContext({ locale: "en-GB", storageState });
    expect(await scriptBytes(await context.newPage(), path)).toBeLessThan(350_000);
    await context.close();
  }
  await page.context().close();
});
