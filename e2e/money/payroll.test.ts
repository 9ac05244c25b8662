import { requestFieldTexts, requestStatusTexts } from "@lading/contract/financial-request";
import { payrollFieldTexts, payrollTitles } from "@lading/contract/payroll";
import { expect, test } from "vitest";
import { expectAccessible, phoneWindow, resize, signInAsStaff } from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

const lading = setStage();

test.each(inTurn("en"))(
  "An employee who is typed into a payroll request is never left out silently, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    await signInAsStaff(page, lading, lading.accountOf("hr1"));
    await page.goto(`${lading.url}/payrollRequest`);
    await desk.addButton(payrollTitles.one).click();
    const fill = (field: keyof typeof requestFieldTexts, text: string) =>
      dialog.getByLabel(requestFieldTexts[field][language], { exact: true }).fill(text);
    await fill("statement", "Salaries");
    await fill("accountName", "Payroll agency");
    await fill("bankName", "Riyad Bank");
    await fill("bankNumber", "SA44 2000");
    await fill("amount", "1000");
    await dialog.getByPlaceholder(payrollFieldTexts.employeeName[language]).fill("Mona");
    await dialog.getByPlaceholder(payrollFieldTexts.grossPay[language]).fill("1000");
    await desk.button("app:words.save", dialog).click();
    await dialog.getByText(words.t("payroll:detailLeft")).waitFor();
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await desk.button("payroll:addEmployee", dialog).click();
    await desk.button("app:words.save", dialog).click();
    await dialog.waitFor({ state: "detached" });
    const line = page.getByRole("row").filter({ hasText: "Mona" });
    expect(await line.innerText()).toContain("1,000.00");
    await resize(page, phoneWindow);
    await page.goto(`${lading.url}/payrollRequest`);
    const card = desk.rows.filter({ hasText: "1,000.00" });
    await card.waitFor();
    expect(await card.getByText(requestStatusTexts.unapply[language], { exact: true }).count()).toBe(1);
    await page.context().close();
  },
);
