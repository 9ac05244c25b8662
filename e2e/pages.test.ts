import { languages } from "@lading/contract/core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signInAsStaff, visit } from "./browser.ts";
import { openEach, staffPaths } from "./every-page.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

test.each(languages)(
  "Every page of the menu opens in %s without a fault, and nothing is wider than the window",
  { timeout: 400_000 },
  async (language) => {
    const page = await visit(lading, { language });
    await signInAsStaff(page, lading);
    await openEach(page, lading, { paths: staffPaths, language, axe: language === "en" });
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
