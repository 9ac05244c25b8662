import { languages } from "@lading/contract/core";
import {
  taxInvoiceFieldTexts,
  taxInvoiceKindTexts,
  taxInvoiceStatusTexts,
  taxInvoiceTitles,
} from "@lading/contract/tax-invoice";
import { wayBillListByPage } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { deskWindow, expectAccessible, expectDirection, phoneWindow, resize, signInAsStaff } from "../browser.ts";
import { addCharges } from "./charges.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

/** Numbers of bills of a thousand dollars, one a language. */
let bills: string[];
const lading = setStage({
  prepare: async (started) => {
    const alone = { kind: "house", hasMain: false, pageSize: 50 } as const;
    const list = await started.call(wayBillListByPage, alone, await started.signIn());
    const known = (list.Content?.rows ?? []).filter(({ customerNumber }) => customerNumber !== "");
    const charged = await Promise.all(known.slice(0, languages.length).map((house) => addCharges(started, house)));
    bills = charged.map(({ invoiceNo }) => invoiceNo);
  },
});

/** The platform's file, as finance uploads it. */
const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") });

test.each(inTurn("ar"))(
  "A tax invoice is applied for over a part of a bill, and somebody else issues, prints and refunds it, in %s",
  async (language) => {
    const invoiceNo = bills[languages.indexOf(language)] ?? "none";
    const applying = await Desk.open(lading, { language });
    const form = applying.dialog;
    await signInAsStaff(applying.page, lading);
    await applying.page.goto(`${lading.url}/businessLedger/taxInvoice?search=${invoiceNo}`);
    await applying.rows.filter({ hasText: invoiceNo }).locator("input[type=checkbox]").check();
    await applying.button("tax-invoice:apply").click();
    await form.getByLabel(applying.words.t("tax-invoice:partOf", { number: invoiceNo })).fill("600");
    await form.getByLabel(taxInvoiceFieldTexts.title[language]).click();
    await applying.page.locator(".ant-select-dropdown .ant-select-item-option").first().click();
    await form.getByLabel(taxInvoiceFieldTexts.item[language], { exact: true }).click();
    await applying.page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .first()
      .click();
    await expectAccessible(applying.page);
    await applying.button("tax-invoice:apply", form).click();
    const heading = applying.page.getByRole("heading", { name: /^TI\d\d-|^TA\d\d-/ }).last();
    await heading.waitFor();
    const applicationNo = await heading.innerText();
    // The applicant does not issue it.
    expect(await applying.button("tax-invoice:issue").count()).toBe(0);

    const booking = await Desk.open(lading, { language });
    const { page, dialog } = booking;
    await signInAsStaff(page, lading, lading.accountOf("finance1"));
    await page.goto(`${lading.url}/businessLedger/taxInvoice?view=applications&search=${applicationNo}`);
    await page.getByRole("link", { name: applicationNo, exact: true }).click();
    await booking.button("tax-invoice:issue").click();
    const number = dialog.getByLabel(taxInvoiceFieldTexts.number[language], { exact: true });
    // Missing values are told at its field, and the first of it has the focus; a notice leaves the title free.
    await booking.button("tax-invoice:issue", dialog).click();
    await expect.poll(() => dialog.locator(".ant-form-item-explain-error").count()).toBe(2);
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.locator("input[type=file]").setInputFiles({ ...file("fapiao.txt"), mimeType: "text/plain" });
    const [notice, title] = [page.locator(".toast").first(), dialog.getByRole("heading").first()];
    const [above, below] = [await title.boundingBox(), await notice.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await number.fill(`24${invoiceNo}`);
    await dialog.locator("input[type=file]").setInputFiles(file("fapiao.pdf"));
    await dialog.getByText("fapiao.pdf").waitFor();
    await expectAccessible(page);
    await booking.button("tax-invoice:issue", dialog).click();
    await page.getByText(taxInvoiceStatusTexts.invoiced[language], { exact: true }).first().waitFor();
    await resize(page, phoneWindow);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await resize(page, deskWindow);

    const paper = page.waitForResponse((response) => response.headers()["content-type"] === "application/pdf");
    await booking.button("tax-invoice:paper").click();
    expect((await paper).status()).toBe(200);

    await booking.button("tax-invoice:refund").click();
    await dialog.getByLabel(taxInvoiceFieldTexts.number[language], { exact: true }).fill(`25${invoiceNo}`);
    await dialog.locator("input[type=file]").setInputFiles(file("refund.pdf"));
    await dialog.getByText("refund.pdf").waitFor();
    await dialog.getByLabel(taxInvoiceFieldTexts.reason[language]).fill("Wrong title");
    await booking.button("tax-invoice:refund", dialog).click();
    await page.getByText(taxInvoiceKindTexts.refund[language], { exact: true }).first().waitFor();
    // A button under the pointer is paler.
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    expect(await page.title()).toContain(applicationNo);

    await page.goto(`${lading.url}/businessLedger/taxInvoice?search=${invoiceNo}`);
    // Of the amount all can be invoiced again.
    await booking.rows.filter({ hasText: /1,000\.00.*1,000\.00/s }).waitFor();
    expect(await page.title()).toContain(taxInvoiceTitles.page[language]);
    await page.context().close();
    await applying.page.context().close();
  },
);
