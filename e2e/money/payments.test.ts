import { receiveMethodTexts } from "@lading/contract/financial-request";
import { linkStateTexts, paymentFieldTexts, paymentTitles } from "@lading/contract/payment";
import { expect, test } from "vitest";
import {
  deskWindow,
  expectAccessible,
  expectDirection,
  phoneWindow,
  resize,
  signInAsStaff,
  visit,
} from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

const lading = setStage();

test.each(inTurn("zh"))(
  "The cashier pays what is approved, and the payee sees it through a link until it is withdrawn, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    await signInAsStaff(page, lading, lading.accountOf("cashier1"));
    await page.goto(`${lading.url}/businessLedger/payment`);
    const row = desk.rows.filter({ has: desk.button("payment:pay") }).first();
    const number = await row.getByRole("link").first().innerText();
    await desk.button("payment:pay", row).click();
    await dialog.getByLabel(paymentFieldTexts.method[language], { exact: true }).click();
    await page
      .locator(".ant-select-dropdown .ant-select-item-option", { hasText: receiveMethodTexts.cash[language] })
      .click();
    await expectAccessible(page);
    await desk.button("payment:pay", dialog).click();
    await dialog.waitFor({ state: "detached" });
    await page.goto(`${lading.url}/businessLedger/payment?view=paid&search=${number}`);
    await desk.rows
      .filter({ hasText: number })
      .getByRole("link", { name: /^PY\d\d-/ })
      .click();
    await page
      .getByRole("heading", { name: /^PY\d\d-/ })
      .last()
      .waitFor();
    await desk.button("payment:makeLink").click();
    const link = new URL(await dialog.getByRole("textbox").inputValue());
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await resize(page, phoneWindow);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await resize(page, deskWindow);

    const payee = await visit(lading, { language, phone: true });
    await payee.goto(lading.url + link.pathname + link.hash);
    await payee.getByRole("heading", { name: words.t("payment:completion.title") }).waitFor();
    await expectAccessible(payee);
    await expectDirection(payee, language === "ar" ? "rtl" : "ltr");
    // Nothing else than who paid, what, when, the number and four digits.
    expect(await payee.locator("body").innerText()).not.toContain(number);

    await desk.button("payment:withdraw").click();
    await page.getByText(linkStateTexts.withdrawn[language], { exact: true }).waitFor();
    await payee.reload();
    await payee.getByRole("heading", { name: words.t("payment:completion.notOpen") }).waitFor();
    expect(await page.title()).not.toContain(paymentTitles.all[language]);
    await payee.context().close();
    await page.context().close();
  },
);
