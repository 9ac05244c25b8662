import { addExchangeRate } from "@lading/contract/exchange-rate";
import { periodFieldTexts, periodRefusals, periodStepStateTexts } from "@lading/contract/period";
import { expect, test } from "vitest";
import { deskWindow, expectAccessible, expectDirection, phoneWindow, resize, signInAsStaff } from "../browser.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

const lading = setStage();
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

test.each(inTurn("ar"))(
  "The books are closed, nothing dated in them comes in, and two people open them again, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page, dialog } = desk;
    await signInAsStaff(page, lading, lading.accountOf("finance1"));
    await page.goto(`${lading.url}/businessLedger/periodClose`);
    await desk.button("period:close").click();
    const upTo = dialog.getByLabel(periodFieldTexts.upTo[language], { exact: true });
    await upTo.fill(day(3));
    await expectAccessible(page);
    await desk.button("period:close", dialog).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(day(3)).first().waitFor();
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await resize(page, phoneWindow);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await resize(page, deskWindow);

    const token = await lading.signIn();
    const rate = (date: string) => lading.call(addExchangeRate, { currency: "JPY", date, rate: "0.0464" }, token);
    expect((await rate(day(3))).Content).toMatchObject({ code: periodRefusals.closed.code });

    await page.goto(`${lading.url}/businessLedger/periodClose`);
    await desk.button("period:reopen").click();
    await dialog.getByLabel(periodFieldTexts.reason[language], { exact: true }).fill("A late invoice");
    await desk.button("period:reopen", dialog).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(desk.words.t("period:ownWaiting")).waitFor();

    const other = await Desk.open(lading, { language });
    await signInAsStaff(other.page, lading, lading.accountOf("approval1"));
    await other.page.goto(`${lading.url}/businessLedger/periodClose`);
    await other.button("period:agree").click();
    await other.page.getByText(other.words.t("period:nothingClosed")).waitFor();
    await other.page.getByText(periodStepStateTexts.done[language], { exact: true }).first().waitFor();
    await other.page.mouse.move(0, 0);
    await expectAccessible(other.page);
    expect((await rate(day(3))).Content).not.toMatchObject({ code: periodRefusals.closed.code });
    await other.page.context().close();
    await page.context().close();
  },
);
