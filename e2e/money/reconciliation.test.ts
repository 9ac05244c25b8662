import { checkBillFieldTexts } from "@lading/contract/check-bill";
import { languages } from "@lading/contract/core";
import { paymentInvoiceFieldTexts } from "@lading/contract/payment-invoice";
import { wayBillListByPage } from "@lading/contract/waybill";
import { writeOffFieldTexts, writeOffStatusTexts } from "@lading/contract/write-off";
import { test, expect } from "vitest";
import {
  deskWindow,
  expectAccessible,
  expectDirection,
  phoneWindow,
  resize,
  signInAsCustomer,
  signInAsStaff,
  visit,
} from "../browser.ts";
import { addCharges } from "./charges.ts";
import { Desk } from "../desk.ts";
import { inTurn } from "../languages.ts";
import { setStage } from "../stage.ts";

/** Numbers of bills of the demo company, one a language. */
let bills: string[];
/** A waybill with a cost of 600 dollars. */
let houseNumber: string;
/** A firm that owes bills and is owed costs. */
let firm: { customerId: string; customerNumber: string };
const lading = setStage({
  prepare: async (started) => {
    const alone = { kind: "house", hasMain: false, pageSize: 50 } as const;
    const list = await started.call(wayBillListByPage, alone, await started.signIn());
    const known = (list.Content?.rows ?? []).filter(({ customerNumber }) => customerNumber !== "");
    const charged = await Promise.all(known.slice(0, 3).map((house) => addCharges(started, house)));
    bills = charged.map(({ invoiceNo }) => invoiceNo);
    firm = charged[0] ?? { customerId: "none", customerNumber: "none" };
    houseNumber = known[0]?.houseNumber ?? "none";
  },
});

test.each(inTurn("zh"))(
  "A bill is gathered into a check bill, agreed, written off by a receipt, and owed no more, in %s",
  async (language) => {
    const invoiceNo = bills[languages.indexOf(language)] ?? "none";
    const desk = await Desk.open(lading, { language });
    const { page, dialog, words } = desk;
    await signInAsStaff(page, lading);
    const waiting = `${lading.url}/businessLedger/pendingCheckBillsSummary?view=lines&search=${invoiceNo}`;
    await page.goto(waiting);
    await desk.rows.filter({ hasText: invoiceNo }).locator("input[type=checkbox]").check();
    await desk.button("check-bill:gather").click();
    await desk.button("check-bill:gather", dialog).click();
    await page
      .getByRole("heading", { name: /^CB\d\d-/ })
      .last()
      .waitFor();
    await expectAccessible(page);
    await resize(page, phoneWindow);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await resize(page, deskWindow);
    await desk.button("check-bill:agree").click();
    await dialog.getByLabel(checkBillFieldTexts.agreedBy[language], { exact: true }).fill("Huda");
    await desk.button("check-bill:agree", dialog).click();
    await desk.button("check-bill:writeOff").click();
    const field = (name: keyof typeof writeOffFieldTexts) => page.getByLabel(writeOffFieldTexts[name][language]);
    // The number comes first, and is the one that the record bears at the end.
    await desk.button("write-off:generate").click();
    const creditReferenceNumber = await page.getByText(/^WO\d\d-\d+$/).innerText();
    await field("received").last().fill("1000");
    await desk.button("write-off:oldestFirst").click();
    // Without its day the receipt is refused: the message stands there, and what was typed stays.
    await desk.button("app:words.save").click();
    await page
      .locator(".write-off-field", { has: field("day").last() })
      .getByRole("alert")
      .waitFor();
    expect(await field("received").last().inputValue()).toBe("1000");
    await field("day").last().fill(new Date().toISOString().slice(0, 10));
    await page
      .getByLabel(words.t("write-off:partOf", { field: writeOffFieldTexts.amount[language], number: invoiceNo }))
      .waitFor();
    // A button under the pointer is paler.
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    await desk.button("app:words.save").click();
    const record = page.getByRole("heading", { name: creditReferenceNumber }).last();
    await record.waitFor();
    // While it waits its sum, that of before, can be spread anew, also over older bills than the check bill's; here it stays.
    await desk.button("app:words.edit").click();
    await desk.button("write-off:oldestFirst").click({ trial: true });
    await desk.button("app:words.save").click();
    await desk.button("write-off:post").click();
    await page.getByText(writeOffStatusTexts.writtenOff[language], { exact: true }).first().waitFor();
    await page.goto(waiting);
    await page.getByText(words.t("app:list.emptyFiltered")).waitFor();
    await page.context().close();
  },
);

test.each(inTurn("ar"))(
  "A cost is invoiced at more than expected, the rest gets its reason, and somebody else is to confirm, in %s",
  async (language) => {
    const desk = await Desk.open(lading, { language });
    const { page } = desk;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/businessLedger/paymentInvoice?view=costs&search=INV-${houseNumber}`);
    await desk.rows.filter({ hasText: "600.00" }).locator("input[type=checkbox]").check();
    await desk.button("payment-invoice:enterOfThese").click();
    await desk.button("payment-invoice:takeSum").waitFor();
    await page.getByLabel(paymentInvoiceFieldTexts.amount[language], { exact: true }).fill("612.5");
    await desk.button("payment-invoice:restAsDifference").click();
    await page.getByLabel(`${paymentInvoiceFieldTexts.reason[language]} 1`).fill("Demurrage");
    await page.getByText(desk.words.t("payment-invoice:sumsUp")).waitFor();
    await expectAccessible(page);
    await desk.button("app:words.save").click();
    await page.getByText(desk.words.t("payment-invoice:byOther")).waitFor();
    await page.context().close();
  },
);

test("A hedge names the firm, and proposes to set off all that both sides have", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page, words } = desk;
  await signInAsStaff(page, lading);
  const { customerId, customerNumber } = firm;
  await page.goto(`${lading.url}/creditedDetails?type=hedge&partyKind=customer&partyId=${customerId}&currency=USD`);
  await page.getByText(`${customerNumber} · `).first().waitFor();
  const sum = page.getByLabel(words.t("write-off:hedgeSum"));
  await expect.poll(() => sum.inputValue()).toMatch(/^[1-9]\d*\.\d\d$/);
  await desk.button("write-off:oldestFirst").click();
  const total = page.locator(".write-off-total bdi").last();
  const proposed = await sum.inputValue();
  await expect.poll(async () => (await total.innerText()).replaceAll(/[^\d.]/g, "")).toBe(proposed);
  await page.context().close();
});

test("A customer on a phone in Arabic sees what is open, and the settled bill among the others", async () => {
  const invoiceNo = bills[languages.indexOf("zh")] ?? "none";
  const page = await visit(lading, { language: "ar", phone: true });
  await signInAsCustomer(page, lading);
  await page.goto(`${lading.url}/DebtList/debtList?status=paid&search=${invoiceNo}`);
  await page.locator(".data-card", { hasText: invoiceNo }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});
