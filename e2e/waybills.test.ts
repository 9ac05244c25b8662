import { airMainNumber } from "@lading/contract/waybill";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, openBrowser, signInAsStaff, visit } from "./browser.ts";
import { startLading, type Lading } from "./lading.ts";

let lading: Lading;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [lading, browser] = await Promise.all([startLading(), openBrowser()]);
  page = await visit(browser, lading, { language: "en" });
  await signInAsStaff(page, lading);
});
afterAll(async () => {
  await browser.close();
  await lading.stop();
});

const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input")).first();
/** Opens a choice, types into it and takes the first that is offered. */
async function choose(label: string, text: string): Promise<void> {
  await field(label).click();
  await page.keyboard.type(text);
  await page.locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option").first().waitFor();
  await page.keyboard.press("Enter");
}

test("A clerk builds an air waybill: 2 boxes of 100 × 120 × 110 cm are 440 kg, and a wrong check digit is told at once", async () => {
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await page.getByRole("heading", { name: "New waybill" }).first().waitFor();
  await expectAccessible(page);
  await field("Main waybill no.").fill("176-12345678");
  await field("Order no.").fill("E2E-1");
  await page
    .getByText(`i.e. ${airMainNumber("176", "1234567")}`)
    .first()
    .waitFor();
  await field("Main waybill no.").fill("020-12345675");
  await field("Customer name").fill("E2E Trading");
  await field("Shipper").fill("陈静");
  await field("Consignee").fill("محمد العتيبي");
  await field("Port of loading").fill("SZX");
  await field("Port of destination").fill("RUH");
  await choose("Destination country", "Saudi");
  await field("Destination city").fill("Riyadh");
  await fillGoods();
  for (const part of ["Operator", "Sales", "Customer service", "Marketing", "Warehouse"]) await choose(part, "");
  await page.getByRole("button", { name: "Save waybill" }).click();
  await page
    .getByText(/DEMOA\d{9}/)
    .first()
    .waitFor();
});

async function fillGoods(): Promise<void> {
  await page.getByLabel("Goods name").first().fill("Power adapters");
  await page.getByLabel("Customs code (HS)").first().fill("85044013");
  const line = page.locator("tbody tr").first();
  const values = {
    "Goods name": "Adapter 65 W",
    "Customs code (HS)": "85044013",
    Boxes: "2",
    "Length (cm)": "100",
    "Width (cm)": "120",
    "Height (cm)": "110",
    "Gross weight (kg)": "300",
    "Unit price": "640",
  };
  for (const [label, value] of Object.entries(values)) await line.getByLabel(label).first().fill(value);
  await page.keyboard.press("Tab");
  await expect.poll(() => field("Chargeable weight (kg)").inputValue()).toMatch(/^440/);
}

test("The list finds it by a part of its numbers, opens it, and its log says who entered what", async () => {
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  await page.getByPlaceholder(/Part of a number/).fill("e2e-1");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /E2E Trading/ });
  await row.waitFor();
  await expectAccessible(page);
  await row.getByRole("link").first().click();
  await page.waitForURL("**/waybillDetails/*");
  await page
    .locator(".detail-page")
    .getByText(/\b440\b/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByText("E2E Trading").filter({ visible: true }).first().waitFor();
  await expectAccessible(page);
});

test("A label comes as a PDF", async () => {
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  const answered = page.waitForResponse((response) => response.url().includes("/files/") && response.ok());
  await page.getByRole("row", { name: /DEMO/ }).first().getByRole("button", { name: "Label" }).click();
  await page.locator("[role=dialog]").getByRole("button", { name: "Open PDF" }).click();
  const response = await answered;
  expect(response.headers()["content-type"]).toBe("application/pdf");
});

test.each(["zh", "en", "ar"] as const)(
  "Every page of the menu opens in %s without a fault, also on a phone",
  async (language) => {
    for (const phone of [false, true]) {
      const own = await visit(browser, lading, { language, phone });
      await signInAsStaff(own, lading);
      for (const path of [
        "/myHome/myInfo",
        "/myHome/enterpriseInfo",
        "/logisticsManagement/buildWayBillNo",
        "/logisticsManagement/checkWayBill",
        "/logisticsManagement/LogisticsStatus",
        "/systemManagement/userList",
        "/systemManagement/roleList",
        "/systemManagement/getWayBillOperationLog",
        "/systemManagement/invoiceTitle",
      ]) {
        await own.goto(lading.url + path);
        await own.getByRole("heading", { level: 1 }).last().waitFor({ state: "attached" });
        await own.waitForTimeout(400);
        await expectAccessible(own);
      }
      await own.context().close();
    }
  },
);
