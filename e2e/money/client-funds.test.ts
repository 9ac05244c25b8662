import { addReceiptPreRecord, clientFundTitles, entryFieldTexts, entryStateTexts } from "@lading/contract/client-fund";
import { languages } from "@lading/contract/core";
import { expect, test } from "vitest";
import { deskWindow, expectAccessible, expectDirection, phoneWindow, resize, signInAsStaff } from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

/** Remitters of receipts that are nobody's, one a language. */
const remitters = languages.map((language) => `Jebel Trading ${language.toUpperCase()}`);
const lading = setStage({
  prepare: async (started) => {
    const token = await started.signIn();
    for (const remitter of remitters)
      await started.call(addReceiptPreRecord, { ...addReceiptPreRecord.example, remitter, receiveDate: day() }, token);
  },
});

const day = () => new Date(Date.now() - 24 * 3600 * 1000).toISOString().slice(0, 10);

test.each(inTurn("en"))(
  "Sales claim a receipt, finance confirms and posts it, and the statement has it, in %s",
  async (language) => {
    const remitter = remitters[languages.indexOf(language)] ?? "none";
    const selling = await Desk.open(lading, { language });
    await signInAsStaff(selling.page, lading, lading.accountOf("sales1"));
    await selling.page.goto(`${lading.url}/clientFund/businessReceiptPreRecord?search=${encodeURIComponent(remitter)}`);
    await selling.rows.filter({ hasText: remitter }).first().waitFor();
    await expectAccessible(selling.page);
    await selling.button("client-fund:claim", selling.rows.first()).click();
    const customer = selling.dialog.getByLabel(entryFieldTexts.customerId[language], { exact: true });
    await customer.fill("C0");
    await selling.page.locator(".ant-select-dropdown .ant-select-item-option").first().click();
    await selling.button("client-fund:claim", selling.dialog).click();
    await selling.dialog.waitFor({ state: "detached" });

    const booking = await Desk.open(lading, { language });
    const { page } = booking;
    await signInAsStaff(page, lading, lading.accountOf("finance1"));
    await page.goto(`${lading.url}/clientFund/financeReceiptPreRecord?search=${encodeURIComponent(remitter)}`);
    await booking.button("client-fund:confirmClaim", booking.rows.first()).click();
    await page.getByRole("link", { name: booking.words.t("client-fund:showEntry"), exact: true }).click();
    await booking.button("client-fund:post").click();
    await page.locator(".ant-popconfirm-buttons button.ant-btn-primary").click();
    await page.getByText(entryStateTexts.settled[language], { exact: true }).first().waitFor();
    await page
      .getByRole("heading", { name: /^CF\d\d-/ })
      .last()
      .waitFor();
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await resize(page, phoneWindow);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await resize(page, deskWindow);

    await page.goto(`${lading.url}/clientFund/accountStatements?dayFrom=${day()}`);
    await booking.rows.filter({ hasText: "990.00" }).first().waitFor();
    await expectAccessible(page);
    expect(await page.title()).toContain(clientFundTitles.statements[language]);
    await page.context().close();
    await selling.page.context().close();
  },
);
