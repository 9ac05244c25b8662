import { deleteExchangeRate, getExchangeRateList } from "@lading/contract/exchange-rate";
import { wayBillListByPage } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

const lading = setStage();

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const file = { name: "Supplier invoice.pdf", mimeType: "application/pdf", buffer: pdf };

/** A waybill that nobody has billed, and no rate of the yen. */
async function prepare(): Promise<{ id: string; number: string }> {
  const token = await lading.signIn();
  const list = await lading.call(wayBillListByPage, { kind: "house", pageSize: 50, paymentStatus: "unbilled" }, token);
  const row = list.Content?.rows[0];
  const rates = await lading.call(getExchangeRateList, { currency: "JPY", pageSize: 100 }, token);
  const ids = rates.Content?.rows.map(({ id }) => id) ?? [];
  if (ids.length > 0) await lading.call(deleteExchangeRate, { ids }, token);
  return { id: row?.id ?? "", number: row?.houseNumber ?? "" };
}

/** Opens the debit note, and sends it to two addresses: without a mail server it says that nothing left. */
async function printAndSend(desk: Desk): Promise<void> {
  const { page, dialog, words } = desk;
  const t = (key: string) => words.t(key);
  const opened = page.context().waitForEvent("page");
  await desk.button("bill:print").click();
  const note = await opened;
  await note.waitForURL(/^blob:/);
  await note.close();
  await desk.button("bill:send").click();
  await dialog.getByLabel(t("mail:letter.subject"), { exact: true }).waitFor();
  await dialog.getByLabel(t("mail:letter.to"), { exact: true }).fill("accounts@oasis.example, boss@oasis.example");
  await dialog.locator("button[type=submit]").click();
  await page.getByText(t("mail:letter.notSent")).waitFor();
}

const freightIn = { zh: "空运费", en: "Air freight", ar: "أجور الشحن الجوي" } as const;

test.each(inTurn("ar"))(
  "Costs in two currencies and a bill of three charges, its debit note, e-mail, change and end, in %s",
  async (language) => {
    const freight = freightIn[language];
    const waybill = await prepare();
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    const t = (key: string) => words.t(key);
    const row = (name: string, at: number) =>
      page.locator(".charge-row").filter({ visible: true }).nth(at).getByLabel(t(name), { exact: true });
    const submit = page.locator("button[type=submit]").filter({ visible: true });
    await signInAsStaff(page, lading);

    // A supplier's invoice in two currencies; the yen has no rate, so the person enters one and goes on.
    await page.goto(`${lading.url}/waybillDetails/${waybill.id}`);
    await desk.button("bill:enterCosts").click();
    await desk.pick(row("costFieldTexts:customerName", 0), "C0002");
    await desk.pick(row("costFieldTexts:chargeItem", 0), freight);
    await row("costFieldTexts:qty", 0).fill("100");
    await row("costFieldTexts:unitPrice", 0).fill("2.155");
    await desk.pick(row("costFieldTexts:currency", 0), "USD");
    await page.locator(".charge-row input[type=file]").first().setInputFiles(file);
    await page.getByText("Supplier invoice.pdf").waitFor();
    await desk.button("charge-item:addRow").click();
    await desk.pick(row("costFieldTexts:chargeItem", 1), freight);
    await row("costFieldTexts:qty", 1).fill("12.5");
    await row("costFieldTexts:unitPrice", 1).fill("99");
    await desk.pick(row("costFieldTexts:currency", 1), "JPY");
    await page.getByText("1,238 JPY").first().waitFor();
    await desk.button("exchange-rate:enterNow").waitFor();
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await submit.click();
    await page.locator(".charge-row .ant-form-item-explain-error").first().waitFor();
    await desk.button("exchange-rate:enterNow").click();
    await dialog.getByLabel(t("rateFields:rate"), { exact: true }).fill("0.0452");
    await dialog.locator("button[type=submit]").click();
    await page.getByText("1 JPY = 0.0452 RMB").waitFor();
    await submit.click();
    await page.getByText(words.t("supplier-cost:added", { count: 2 })).waitFor();
    await page.locator(".account").getByText("215.50 USD").waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");

    // A bill of three charges.
    await desk.button("bill:newBill").click();
    await desk.pick(page.locator(".bill-head").getByLabel(t("billFieldTexts:currency"), { exact: true }), "USD");
    for (const [at, price] of ["3.25", "40", "15.5"].entries()) {
      if (at > 0) await desk.button("charge-item:addRow").click();
      await desk.pick(row("billFieldTexts:chargeItem", at), freight);
      await row("billFieldTexts:qty", at).fill(at === 0 ? "100" : "1");
      await row("billFieldTexts:unitPrice", at).fill(price);
    }
    await page.locator(".bill-total").getByText("380.50 USD").waitFor();
    await submit.click();
    const number = page.getByRole("heading", { level: 1, name: /^DN\d\d-\d{7}$/ });
    await number.waitFor();
    await page.locator("tfoot").getByText("380.50 USD").waitFor();
    await expectAccessible(page);

    await printAndSend(desk);

    // Changed, then voided with a reason: it keeps its number and leaves the waybill's account.
    await desk.button("app:words.edit").click();
    await row("billFieldTexts:qty", 2).fill("2");
    await submit.click();
    await page.locator("tfoot").getByText("396.00 USD").waitFor();
    await desk.button("bill:void").click();
    await dialog.getByRole("textbox").fill("Written twice");
    await dialog.getByRole("button", { name: t("bill:void"), exact: true }).click();
    await page.getByText(words.t("bill:voidedDone", { count: 1 })).waitFor();
    await page.getByText("Written twice").first().waitFor();
    await number.waitFor();
    await page.getByRole("link", { name: waybill.number }).filter({ visible: true }).first().click();
    await page.locator(".account").getByText(t("bill:noBills")).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).filter({ visible: true }).textContent()).toBe(waybill.number);
    await page.context().close();
  },
);
