import { expect, test } from "vitest";
import { expectAccessible, expectDirection, expectRoomyTargets, signInAsCustomer, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

/** Fills in an order of ten cartons on the phone. */
async function fillIn({ page, words }: Desk, goods: string): Promise<void> {
  const label = (key: string) => page.getByLabel(words.t(`orderFieldTexts:${key}`), { exact: true });
  const field = (name: Parameters<typeof words.field>[0]) => page.getByLabel(words.field(name), { exact: true });
  await field("productName").fill(goods);
  await field("shipperName").fill("陈静");
  await field("boxCount").fill("10");
  await field("lengthCm").fill("50");
  await field("widthCm").fill("40");
  await field("heightCm").fill("30");
  await label("lineWeight").fill("120");
  await label("unitPrice").fill("9");
}

test.each(inTurn("ar"))(
  "An order placed on a phone is at the clerk's desk at once, accepted, its goods taken in, and its customer sees so, in %s",
  async (language) => {
    const words = await wordsOf(language);
    const goods = `Adapters ${language}`;
    const desk = await Desk.open(lading, { language });
    const phone = await Desk.open(lading, { language, phone: true });
    await signInAsStaff(desk.page, lading);
    await desk.page.goto(`${lading.url}/logisticsManagement/orderWayBill`);
    await desk.rows.first().waitFor();
    await expectAccessible(desk.page);
    await expectRoomyTargets(desk.page, ".data-table");

    await signInAsCustomer(phone.page, lading);
    await phone.page.goto(`${lading.url}/EntrustOrder/entrustOrder`);
    await phone.button("order:own.place").click();
    await phone.page.locator(".record-form-buttons button[type=submit]").click();
    await phone.page.locator(".ant-form-item-explain-error").first().waitFor();
    await fillIn(phone, goods);
    await expectDirection(phone.page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(phone.page);
    await phone.page.locator(".record-form-buttons button[type=submit]").click();
    await phone.page.waitForURL("**/entrustOrderDetail?id=*");
    await phone.page.getByRole("heading", { name: new RegExp(`^${lading.code}EO`) }).waitFor();

    // Without a reload it stands on the clerk's screen.
    const row = desk.rows.filter({ hasText: goods });
    await row.getByRole("button", { name: words.t("order:accept"), exact: true }).click();
    const { dialog } = desk;
    await dialog.getByLabel(words.field("customsCode"), { exact: true }).fill("85044013");
    for (const name of ["loadingPort", "destinationPort"] as const) {
      await dialog.getByLabel(words.field(name), { exact: true }).fill(name === "loadingPort" ? "SZX" : "RUH");
      await desk.page.keyboard.press("Tab");
    }
    await desk.choose("warehouseId", "", dialog);
    await dialog.locator("button[type=submit]").click();
    await dialog.waitFor({ state: "detached" });

    const house = phone.page
      .getByText(new RegExp(`^${lading.code}D\\d`))
      .filter({ visible: true })
      .first();
    await house.waitFor();
    const number = (await house.textContent()) ?? "";
    // A scanner types the number and presses Enter.
    await desk.button("order:receive").click();
    await dialog.getByLabel(words.t("goods-receipt:scan")).fill(number);
    await desk.page.keyboard.press("Enter");
    await dialog.locator("fieldset").waitFor();
    const pieces = dialog.getByLabel(words.field("pieces"), { exact: true });
    await pieces.fill("12");
    await dialog.getByLabel(words.field("weight"), { exact: true }).fill("119.5");
    await dialog.getByLabel(words.field("volume"), { exact: true }).fill("0.6");
    await dialog.locator("button[type=submit]").click();
    // Two too many: it asks, and they are counted again.
    await dialog.getByRole("alert").first().waitFor();
    await pieces.fill("10");
    await expectAccessible(desk.page);
    await dialog.locator("button[type=submit]").click();
    await dialog.waitFor({ state: "detached" });

    const stored = phone.page.getByText({ zh: "已入库", en: "In warehouse", ar: "في المستودع" }[language], {
      exact: true,
    });
    await stored.filter({ visible: true }).first().waitFor();
    await phone.page.goto(`${lading.url}/waybillDetail?numbers=${number}`);
    await phone.page
      .getByText({ zh: "仓库已收货", en: "Received at warehouse", ar: "استُلمت في المستودع" }[language])
      .first()
      .waitFor();
    for (const { page } of [desk, phone]) await page.context().close();
  },
);

test("In a customer's order country and city follow another port, and rows of a spreadsheet are pasted into the goods", async () => {
  const { page } = await Desk.open(lading, { language: "en" });
  await signInAsCustomer(page, lading);
  await page.goto(`${lading.url}/entrustOrderCreate`);
  const input = (name: string) => page.locator(`input[id$=_${name}]`).first();
  const destination = async () => [
    await page.locator(".ant-form-item:has([id$=_destinationCountry]) .ant-select").innerText(),
    await input("destinationCity").inputValue(),
  ];
  for (const [port, country, city] of [
    ["DXB", "United Arab Emirates (AE)", "Dubai"],
    ["JED", "Saudi Arabia (SA)", "Jeddah"],
  ] as const) {
    await input("destinationPort").fill(port);
    await page.keyboard.press("Enter");
    await expect.poll(destination).toEqual([country, city]);
  }

  await page.locator("[data-cell=productName] input").first().focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, "Lamp\t٢\tكرتون\t100x120x110\t\t٣٠٠\t640\nChair\t3\tpallet\t50\t40\t30\t\t20\t9.5\n");
  const cell = (line: number, name: string) =>
    page.locator("[data-line]").nth(line).locator(`[data-cell=${name}] input`).inputValue();
  await expect.poll(() => cell(1, "unitPrice")).toBe("9.5");
  const names = ["productName", "boxCount", "lengthCm", "widthCm", "heightCm", "boxVolume", "weight", "unitPrice"];
  const first = await Promise.all(names.map((name) => cell(0, name)));
  expect(first).toEqual(["Lamp", "2", "100", "120", "110", "", "300", "640"]);
  await page.context().close();
});
