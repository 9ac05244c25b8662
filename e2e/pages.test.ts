import { languages } from "@lading/contract/core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signInAsStaff, visit } from "./browser.ts";
import { openEach, openParts, staffPaths } from "./every-page.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

test.each(languages)(
  "Every page of the menu opens in %s without a fault, and nothing is wider than the window, be it narrow",
  { timeout: 400_000 },
  async (language) => {
    const page = await visit(lading, { language });
    await signInAsStaff(page, lading);
    // The Arabic pages are opened on a phone of their own.
    await openEach(page, lading, {
      paths: staffPaths,
      language,
      axe: language === "en",
      alsoNarrow: language !== "ar",
    });
    await page.context().close();
  },
);

/** Pages with several lists. */
const pagesOfParts = [
  "/businessLedger/financialAudit",
  "/businessLedger/paymentInvoice",
  "/businessLedger/pendingCheckBillsSummary",
  "/businessLedger/taxInvoice",
  "/clientFund/clientFundDetail",
  "/financialBill/bankStatement",
  "/logisticsManagement/orderWayBill",
  "/marketRisk/antiMoneyLaunderingList",
  "/supplierManagement/supplierServiceInformation",
];

test.each(inTurn("en"))("No list of a page with several is wider than its place, in %s", async (language) => {
  const page = await visit(lading, { language });
  await signInAsStaff(page, lading);
  for (const path of pagesOfParts) await openParts(page, lading, path);
  await page.context().close();
});

/** Pages of one record, and the lists on which it is chosen. */
const pagesOfRecords = {
  "/billDetails": "/billsReceivable",
  "/goodsFilesDetail": "/logisticsManagement/goodsFiles",
  "/contractDetail": "/customerManagement/contractManagement",
  "/customerDetail": "/customerManagement/basicInfo",
  "/antiMoneyLaunderingDetail": "/marketRisk/antiMoneyLaunderingList",
  "/entrustOrderDetail": "/logisticsManagement/orderWayBill",
  "/preAlertDetail": "/logisticsManagement/preAlertList",
  "/supplierCostEntry": "/logisticsManagement/checkWayBill",
  "/supplierDetail": "/supplierManagement/suppliereInformation",
  "/overseasDetail": "/supplierManagement/overseasGrid",
  "/basicInfoDetails": "/supplierManagement/overseasGrid",
  "/detail": "/systemManagement/userList",
  "/waybillDetails/7": "/logisticsManagement/checkWayBill",
  "/departureTrackingNo/7": "/logisticsManagement/checkWayBill",
} as const;

test.each(inTurn("ar"))("A page of a record that is opened without one leads to its list, in %s", async (language) => {
  const { t } = await wordsOf(language);
  const page = await visit(lading, { language });
  await signInAsStaff(page, lading);
  for (const [path, list] of Object.entries(pagesOfRecords)) {
    await page.goto(lading.url + path);
    const place = page.locator(".failure").filter({ visible: true });
    await place.waitFor();
    expect(await place.innerText(), path).toContain(t("app:shell.chooseRecord"));
    const link = place.getByRole("link");
    expect(await link.getAttribute("href"), path).toBe(list);
    expect(await link.innerText(), path).not.toBe("");
    expect(await place.getByRole("heading", { level: 1 }).innerText(), path).not.toBe("");
  }
  await page.context().close();
});

test.each(inTurn("ar"))("The button that clears a chosen filter has its name in %s", async (language) => {
  const { t } = await wordsOf(language);
  const page = await visit(lading, { language });
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/businessLedger/pendingCheckBillsSummary?currency=USD`);
  await page.getByRole("button", { name: t("app:words.clear"), exact: true }).waitFor();
  await page.context().close();
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
