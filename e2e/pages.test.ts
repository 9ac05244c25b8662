import { menu } from "@lading/contract/all";
import { languages, type Language } from "@lading/contract/core";
import { menuPages } from "@lading/contract/system";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsCustomer, signInAsStaff, visit } from "./browser.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

const staffPaths = menu.pages.filter(({ rightOnly }) => rightOnly !== true).map(({ url }) => url);
const customerPaths = menuPages(menu.customers).map(({ url }) => url);

/** Opens each page and looks that nothing is wider than the window; `axe` looks for hindrances too. */
async function openEach(page: Page, paths: readonly string[], { language, axe }: { language: Language; axe: boolean }) {
  for (const path of paths) {
    await page.goto(lading.url + path);
    await page.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
    await page.waitForTimeout(400);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    if (axe) await expectAccessible(page);
  }
}

describe.each(languages)("Every page of the menu opens in %s without a fault", (language) => {
  // The rules of axe are the same in every language.
  test.each([
    [false, language === "en"],
    [true, language === "ar"],
  ])(
    "and nothing is wider than the window; on a phone: %s",
    async (phone, axe) => {
      const page = await visit(lading, { language, phone });
      await signInAsStaff(page, lading);
      await openEach(page, staffPaths, { language, axe });
      await page.context().close();
    },
    400_000,
  );

  test("nor does a customer's on a phone, who finds their shipments and none of the staff's pages", async () => {
    const { t } = await wordsOf(language);
    const page = await visit(lading, { language, phone: true });
    await signInAsCustomer(page, lading);
    await openEach(page, customerPaths, { language, axe: true });
    await page.goto(`${lading.url}/ShipmentList/shipmentList`);
    await page.locator(".data-table tbody tr").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(page);
    await page.goto(`${lading.url}/systemManagement/userList`);
    await page.getByText(t("app:shell.notFound")).first().waitFor();
    await page.context().close();
  });
});

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
