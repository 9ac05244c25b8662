import { expect, test } from "vitest";
import { expectAccessible, expectDirection, phoneWindow, signInAsStaff } from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

const lading = setStage();

test.each(inTurn("ar"))(
  "Applicant and approver see at once what the other does, and the approver decides on a phone, in %s",
  async (language) => {
    const approver = await Desk.open(lading, { language, phone: true });
    await signInAsStaff(approver.page, lading, lading.accountOf("departmentmanager1"));
    await approver.page.goto(`${lading.url}/businessLedger/financialAudit`);
    await approver.rows.first().waitFor();

    const applicant = await Desk.open(lading, { language });
    await signInAsStaff(applicant.page, lading, lading.accountOf("sales1"));
    await applicant.page.goto(`${lading.url}/businessLedger/financialRequest`);
    const draft = applicant.words.t("financial-request:draft");
    await applicant.page.getByRole("link", { name: draft, exact: true }).first().click();
    await applicant.button("financial-request:submit").click();
    const heading = applicant.page.getByRole("heading", { name: /^ER\d\d-/ }).last();
    const number = await heading.innerText();

    const row = approver.rows.filter({ hasText: number });
    await row.getByRole("checkbox").check();
    const bar = approver.page.locator(".list-selection");
    for (const key of ["approval:agree", "approval:disagree"]) {
      const box = await approver.button(key, bar).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phoneWindow.width);
    }
    await expectAccessible(approver.page);
    await expectDirection(approver.page, language === "ar" ? "rtl" : "ltr");

    await applicant.button("financial-request:withdraw").click();
    await applicant.page.locator(".ant-popconfirm-buttons button").last().click();
    await row.waitFor({ state: "detached" });
    await bar.waitFor({ state: "detached" });

    await applicant.button("financial-request:submit").click();
    await approver.button("approval:agree", row).click();
    await approver.dialog.getByRole("textbox").fill("Worth it");
    await approver.button("approval:agree", approver.dialog).click();
    await row.waitFor({ state: "detached" });
    await applicant.page.getByText("Worth it", { exact: true }).waitFor();
    await applicant.page.context().close();
    await approver.page.context().close();
  },
);
