import { test } from "vitest";
import { expectAccessible, expectDirection, signInAsCustomer, signInAsStaff } from "./browser.ts";
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
