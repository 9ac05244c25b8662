import { getUserListByCompanyCode } from "@lading/contract/user";
import { getWarehouseOptionList } from "@lading/contract/warehouse";
import { addAwbStock, waybillTypes, type WaybillField, type WaybillType } from "@lading/contract/waybill";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { expectAccessible, expectDirection, signInAsStaff, visit } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage({ inSequence: true });

const types = [1, 2, 3, 4, 5] as const;
const saudiArabia = { zh: "沙特", en: "Saudi", ar: "السعودية" } as const;
/** The cells of every imported row. */
const boxes = "3";
/** As many as a company brings along. */
const importedRows = 10_000;

/** The clerk whose turn it is, and the house numbers of what they built, by type. */
let desk: Desk;
let numbers: Map<WaybillType, string>;
const numberOf = (type: WaybillType) => numbers.get(type) ?? "";
/** The beginning of the clerk's order numbers. */
const order = () => `E2E-${desk.language}-`;

test("A clerk on a phone selects all rows of a page, sorts them, and opens what a card leaves out", async () => {
  const phone = await Desk.open(lading, { language: "ar", phone: true });
  const { page } = phone;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  await phone.selectAll();
  await expect.poll(() => page.locator(".data-card :checked").count()).toBe(await phone.rows.count());
  await phone.listed('"sort":"shippingDate"', () =>
    page.getByLabel(phone.words.t("app:list.sort")).selectOption("shippingDate desc"),
  );
  await page.waitForURL("**sort=shippingDate&order=desc**");
  const consignee = phone.rows.first().getByText(phone.words.field("consigneeName"), { exact: true });
  await expect.poll(() => consignee.count()).toBe(0);
  await phone.button("app:list.details", phone.rows.first()).click();
  await consignee.waitFor();
  await page.context().close();
});

describe.each(inTurn("ar"))("A clerk who reads %s", (language) => {
  beforeAll(async () => {
    numbers = new Map();
    desk = await Desk.open(lading, { language });
    await signInAsStaff(desk.page, lading);
  });
  afterAll(async () => await desk.page.context().close());

  describe("builds waybills:", building);
  describe("with the five that were built,", working);
  describe("with many at once,", withMany);
  describe("in the end", ending);
});

function building(): void {
  test("is told all that is missing at once, each at its field, and the right check digit of a wrong number", async () => {
    const range = { airlinePrefix: "176", firstSerial: 7654321, lastSerial: 7654339 };
    await lading.call(addAwbStock, range, await lading.signIn());
    await openForm(1);
    // The focus is in the field that a number out of the stock has filled.
    await desk.button("waybill:form.takeNumber").click();
    await desk.page.locator(".popup-panel button").first().click();
    await expect.poll(() => desk.field("mainNumber").inputValue()).toMatch(/^176-7654/);
    expect(await desk.field("mainNumber").evaluate((field) => field === document.activeElement)).toBe(true);
    await desk.field("mainNumber").fill("176-12345678");
    await desk.field("orderNumber").click();
    await desk.page.getByText("176-12345675").first().waitFor();
    await desk.button("waybill:build.save").click();
    await expect.poll(() => desk.page.locator("[aria-invalid=true]").count()).toBeGreaterThan(8);
    await expectDirection(desk.page, desk.language === "ar" ? "rtl" : "ltr");
    // Typed text is there again after a reload, even the last word before it, until it is cleared away.
    await desk.field("orderNumber").fill("PO 7");
    await desk.page.reload();
    await expect.poll(() => desk.field("orderNumber").inputValue()).toBe("PO 7");
    expect(await desk.field("mainNumber").inputValue()).toBe("176-12345678");
    await desk.button("waybill:build.clear").click();
    await expect.poll(() => desk.field("mainNumber").inputValue()).toBe("");
  });

  test("picks the consignee from the customers on file, and the rest is filled in", async () => {
    const { page } = desk;
    await openForm(1);
    await desk.field("consigneeName").click();
    await page.keyboard.type("C0046");
    await page.locator(".ant-select-item-option").filter({ visible: true, hasText: "C0046" }).first().click();
    for (const name of ["consigneePhone", "consigneeCity", "consigneeAddress", "city"] as const)
      await expect.poll(() => desk.field(name).inputValue()).not.toBe("");
    expect(await desk.field("consigneeName").inputValue()).not.toContain("C0046");
    // It is kept as a draft, which the next ones begin without.
    await page.reload();
    await desk.button("waybill:build.clear").click();
    await expect.poll(() => desk.field("consigneeName").inputValue()).toBe("");
  });

  test.each(types)("builds a waybill of type %i on its own form", async (type) => {
    await openForm(type);
    await fillShipment(type, `${order()}${type}`);
    await fillGoods();
    await desk.button("waybill:build.save").click();
    const saved = desk.page.locator(".build-saved");
    await saved.getByText(desk.words.t("waybill:build.saved")).waitFor();
    numbers.set(type, await saved.locator("strong").innerText());
    expect(numberOf(type)).toMatch(
      new RegExp(`^${lading.code}${waybillTypes[type].letter}\\d{${type === 1 || type === 3 ? 7 : 9}}$`),
    );
    // 2 boxes of 100 × 120 × 110 cm weigh 300 kg and are charged by their volume.
    if (type === 1 || type === 3) expect(await saved.innerText()).toMatch(/440|٤٤٠/);
  });
}

function working(): void {
  test("finds the five by their order number, edits one, and its log says what was before and after", async () => {
    await desk.find(order(), types.length);
    await expectAccessible(desk.page);
    await desk.rows
      .getByRole("link", { name: numberOf(1) })
      .first()
      .click();
    await desk.page.waitForURL("**/waybillDetails/*");
    await expectAccessible(desk.page);
    await desk.button("app:words.edit").click();
    // Cities are named in the reader's language.
    const city = { zh: "利雅得", en: "Riyadh", ar: "الرياض" }[desk.language];
    await expect.poll(() => desk.field("city").inputValue()).toBe(city);
    await desk.field("city").fill("Dammam");
    await desk.button("app:words.save").click();
    await desk.page
      .getByText(/Dammam|达曼|الدمام/)
      .filter({ visible: true })
      .first()
      .waitFor();
    const log = desk.page.locator(".waybill-card").filter({ hasText: desk.words.t("app:words.log") });
    await log
      .locator("summary", { hasText: desk.words.field("city") })
      .first()
      .click();
    await expect.poll(() => log.innerText()).toMatch(/(?:Riyadh|利雅得|الرياض)[\s\S]*(?:Dammam|达曼|الدمام)/);
  });

  test("moves all five on at once, and the public sees where they are", async () => {
    const { page, words } = desk;
    await desk.find(order(), types.length);
    await desk.selectAll();
    await desk.button("waybill:list.addEvent").click();
    await desk.dialog.getByText(words.t("waybill:events.addTitle", { count: types.length })).waitFor();
    await desk.choose("stateId", "", desk.dialog);
    await desk.field("place", desk.dialog).fill(`Gate ${desk.language}`);
    await desk.button("waybill:events.add", desk.dialog).click();
    await page.getByText(words.t("waybill:events.added", { count: types.length })).waitFor();
    const visitor = await visit(lading, { language: desk.language, phone: true });
    await visitor.goto(`${lading.url}/waybillDetail?numbers=${numberOf(1)}`);
    await visitor.getByText(`Gate ${desk.language}`).first().waitFor();
    await visitor.context().close();
  });
}

function withMany(): void {
  test("imports from a sheet, after its errors were shown row by row, all or nothing", async () => {
    const { dialog, page, words } = desk;
    const head = await importHead(desk.language);
    await desk.find(order(), types.length);
    await desk.button("app:words.import").click();
    const file = dialog.locator("input[type=file]");
    await file.setInputFiles(await sheetOf(head, 5, 3));
    await dialog.getByText(words.t("waybill:import.problems"), { exact: true }).waitFor();
    await dialog
      .getByRole("cell", { name: /^[4٤]$/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await file.setInputFiles(await sheetOf(head, importedRows));
    await dialog
      .getByRole("button", { name: words.t("waybill:import.start", { count: importedRows }) })
      .click({ timeout: 60_000 });
    await dialog.getByRole("progressbar").waitFor();
    await desk.button("waybill:import.toList", dialog).click({ timeout: 60_000 });
  });

  test("prints the labels of a hundred at once, and their A4 waybills", async () => {
    const { dialog, page } = desk;
    await page.goto(`${lading.url}/logisticsManagement/checkWayBill?pageSize=100`);
    await desk.rows.nth(99).waitFor();
    await desk.selectAll();
    for (const kind of ["waybill:list.printLabels", "waybill:list.printA4s"]) {
      await desk.button(kind).click();
      const answered = page.waitForResponse((response) => response.url().includes("/files/") && response.ok());
      const opened = page.waitForEvent("popup");
      await desk.button("waybill:print.open", dialog).click();
      expect((await answered).headers()["content-type"]).toBe("application/pdf");
      await dialog.waitFor({ state: "hidden" });
      // Behind another tab a page is hardly drawn any more.
      await (await opened).close();
    }
  });
}

function ending(): void {
  test("exports what is filtered", async () => {
    await desk.find(order(), types.length);
    const downloaded = desk.page.waitForEvent("download");
    await desk.button("app:words.export").click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.xlsx$/);
    await desk.page.locator(".job-card").getByText(/[5٥]/).first().waitFor();
  });

  test("voids one with a reason, and deletes one after being asked", async () => {
    const { dialog, page, words } = desk;
    await desk.find(order(), types.length);
    await desk.act(numberOf(4), "waybill:list.void");
    await desk.field("voidReason", dialog).fill("Entered twice");
    await desk.button("waybill:list.void", dialog).click();
    await page.getByText(words.t("waybill:list.voidedDone", { count: 1 })).waitFor();
    await desk.act(numberOf(5), "app:words.delete");
    await desk.button("app:words.delete", dialog).click();
    await page.getByText(words.t("waybill:list.deleted", { count: 1 })).waitFor();
    await desk.find(order(), types.length - 2);
  });
}

/** The form of this type. */
async function openForm(type: WaybillType): Promise<void> {
  const { page, language } = desk;
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await page.getByRole("radio", { name: waybillTypes[type].text[language], exact: true }).check();
}

async function fillShipment(type: WaybillType, orderNumber: string): Promise<void> {
  const fill = async (values: Partial<Record<WaybillField, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of waybill fields
      await desk.field(name as WaybillField).fill(value);
    }
  };
  await fill({
    orderNumber,
    customerName: "E2E Trading",
    shipperName: "陈静",
    consigneeName: "محمد العتيبي",
  });
  if (type !== 5)
    await fill({ loadingPort: type % 2 === 0 ? "CNSZX" : "SZX", destinationPort: type % 2 === 0 ? "SADMM" : "RUH" });
  if (type === 1) await fill({ mainNumber: "020-12345675" });
  if (type === 2 || type === 4) {
    await desk.choose("cabinetClass");
    await fill({ containerNumber: "CSQU3054383" });
  }
  if (type >= 3) {
    await fill({ consigneePhone: "+966501234567", consigneeCity: "Riyadh", consigneeAddress: "King Fahd Road 12" });
    await desk.choose("consigneeCountry", saudiArabia[desk.language]);
  }
  await desk.choose("country", saudiArabia[desk.language]);
  await fill({ city: "Riyadh" });
  const people = ["operatorId", "salesId", "customerServiceId", "marketingId", "warehouseId"] as const;
  for (const person of people) await desk.choose(person);
}

async function fillGoods(): Promise<void> {
  await desk.field("productName").fill("Power adapters");
  await desk.field("customsCode").fill("85044013");
  const line = desk.page.locator(".waybill-form tbody tr").filter({ visible: true }).first();
  const cells = {
    productName: "Adapter 65 W",
    customsCode: "85044013",
    boxCount: "2",
    lengthCm: "100",
    widthCm: "120",
    heightCm: "110",
    weight: "300",
    unitPrice: "640",
  };
  for (const [name, value] of Object.entries(cells)) await line.locator(`[data-cell=${name}] input`).fill(value);
  await desk.page.keyboard.press("Tab");
}

/** The columns of a sheet as the clerk's language calls them, with what stands in every row. */
async function importHead(language: Desk["language"]): Promise<Map<string, string>> {
  const { field } = await wordsOf(language);
  const token = await lading.signIn();
  const [person] = (await lading.call(getUserListByCompanyCode, {}, token)).Content?.rows ?? [];
  const [warehouse] = (await lading.call(getWarehouseOptionList, {}, token)).Content?.rows ?? [];
  const name = person?.UserName ?? "";
  const values: Partial<Record<WaybillField, string>> = {
    type: waybillTypes[1].text[language],
    shippingDate: "2026-11-20",
    customerName: "Jeddah Trading Est.",
    shipperName: "陈静",
    consigneeName: "محمد العتيبي",
    country: "SA",
    city: "Jeddah",
    loadingPort: "CAN",
    destinationPort: "JED",
    productName: "Kettles",
    customsCode: "85161000",
    boxCount: boxes,
    lengthCm: "40",
    widthCm: "40",
    heightCm: "50",
    weight: "24.5",
    unitPrice: "18",
    currency: "USD",
    operatorId: name,
    salesId: name,
    customerServiceId: name,
    marketingId: name,
    warehouseId: warehouse?.code ?? "",
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of waybill fields
  return new Map(Object.entries(values).map(([key, value]) => [field(key as WaybillField), value]));
}

const cells = (texts: readonly string[]) => texts.map((value) => ({ value, type: String }));

/** A sheet as another program writes it; in one row there may be no boxes. */
async function sheetOf(head: ReadonlyMap<string, string>, rows: number, wrongRow?: number) {
  const right = cells([...head.values()]);
  const wrong = cells([...head.values()].map((value) => (value === boxes ? "0" : value)));
  const lines = Array.from({ length: rows }, (_, row) => (row + 1 === wrongRow ? wrong : right));
  const buffer = await writeExcelFile([cells([...head.keys()]), ...lines]).toBuffer();
  return {
    name: "waybills.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer,
  };
}
