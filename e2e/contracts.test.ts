import { addCustomerInfo, creditReleaseTexts } from "@lading/contract/customer";
import {
  contractFieldTexts,
  creditRefusals,
  getContractList,
  type ContractField,
} from "@lading/contract/customer-contract";
import type { Language } from "@lading/contract/core";
import { roleList } from "@lading/contract/system";
import { addUser } from "@lading/contract/user";
import { wayBillListByPage } from "@lading/contract/waybill";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage({
  prepare: async ({ call, signIn }) => {
    const wanted = { kind: "house", pageSize: 50, paymentStatus: "unbilled" } as const;
    const { Content } = await call(wayBillListByPage, wanted, await signIn());
    unbilled = (Content?.rows ?? []).map(({ id }) => id);
  },
});

/** Found before the first of them is billed. */
let unbilled: string[];

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
const paper = { name: "signed contract.pdf", mimeType: "application/pdf", buffer: pdf };
const password = "freight-2026";

/** A waybill to bill, a customer of its own, and a clerk of customer service, who may not release credit. */
async function prepare(language: Language): Promise<{ waybillId: string; customer: string; clerk: string }> {
  const token = await lading.signIn();
  const serial = language.toUpperCase();
  const customer = `CT${serial}`;
  const named = { ...addCustomerInfo.example, customerNumber: customer, customerName: `Credit Trading ${serial}` };
  await lading.call(addCustomerInfo, named, token);
  const roles = await lading.call(roleList, { pageSize: 100 }, token);
  const role = roles.Content?.rows.find(({ preset }) => preset === "customerService");
  const clerk = `credit.clerk@${serial}.${lading.code}.example`.toLowerCase();
  const added = await lading.call(
    addUser,
    { userName: `Clerk ${serial}`, email: clerk, password, roleIds: role ? [role.id] : [] },
    token,
  );
  expect(added.ErrorMsg).toBeNull();
  return { waybillId: unbilled.pop() ?? "", customer, clerk };
}

interface Bill {
  customer: string;
  amount: string;
  /** The charge item, as it is called in the language. */
  freight: string;
}

class ContractDesk extends Desk {
  of(field: ContractField): Locator {
    const labelled = this.dialog.getByLabel(contractFieldTexts[field][this.language], { exact: true });
    return labelled.and(this.page.locator("input"));
  }

  /** Adds a contract with a PDF and 1,000 RMB of credit from the list. */
  async addContract(customer: string, number: string): Promise<void> {
    const { page, dialog, words } = this;
    await page.goto(`${lading.url}/customerManagement/contractManagement`);
    await this.button("customer-contract:add").click();
    await this.pick(dialog.getByLabel(words.t("contractFieldTexts:customerName"), { exact: true }), customer);
    await this.of("contractNumber").fill(number);
    await this.of("name").fill("Framework agreement");
    await this.of("to").click();
    const calendar = page.locator(".ant-picker-dropdown").filter({ visible: true });
    await calendar.waitFor();
    await calendar.locator("td.ant-picker-cell").last().click();
    await calendar.waitFor({ state: "hidden" });
    await this.of("creditDays").fill("30");
    await this.of("creditAmount").fill("900");
    await this.of("creditLimit").fill("1000");
    await dialog.locator("input[type=file]").setInputFiles(paper);
    await dialog.getByRole("button", { name: paper.name, exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.t("customer-contract:added", { number })).waitFor();
  }

  /** Writes a bill of this amount up to the button that saves it. */
  async fillBill(waybillId: string, { customer, amount, freight }: Bill): Promise<void> {
    const { page, words } = this;
    const field = (key: string, within = ".charge-row") =>
      page.locator(within).filter({ visible: true }).first().getByLabel(words.t(key), { exact: true });
    await page.goto(`${lading.url}/billsReceivable?waybill=${waybillId}`);
    await this.pick(field("billFieldTexts:customerName", ".bill-head"), customer);
    await this.pick(field("billFieldTexts:currency", ".bill-head"), "RMB");
    await this.pick(field("billFieldTexts:chargeItem"), freight);
    await field("billFieldTexts:qty").fill("1");
    await field("billFieldTexts:unitPrice").fill(amount);
  }

  get save(): Locator {
    return this.page.locator("button[type=submit]").filter({ visible: true });
  }
}

const freightIn = { zh: "空运费", en: "Air freight", ar: "أجور الشحن الجوي" } as const;

test.each(inTurn("ar"))(
  "A contract with its PDF; a clerk's bill beyond its limit is warned of and refused, and let pass with a reason, in %s",
  async (language) => {
    const freight = freightIn[language];
    const { waybillId, customer, clerk } = await prepare(language);
    const number = `HT-${customer}`;
    const words = await wordsOf(language);
    const open = async () => await ContractDesk.open(lading, { language });

    const manager = await open();
    await signInAsStaff(manager.page, lading);
    await manager.addContract(customer, number);
    await manager.rows.filter({ hasText: number }).waitFor();
    await expectAccessible(manager.page);
    await expectDirection(manager.page, language === "ar" ? "rtl" : "ltr");

    const other = await open();
    await signInAsStaff(other.page, lading, clerk, password);
    await other.fillBill(waybillId, { customer, amount: "1000.01", freight });
    const note = other.page.locator(".credit-note");
    await note.getByText(words.t("customer-contract:standing.limit")).waitFor();
    await note.getByText(words.t("customer-contract:standing.noRight")).waitFor();
    await expectAccessible(other.page);
    await other.save.click();
    const refused = creditRefusals.limit.text[language].split("{customer}").at(-1)?.split("{used}")[0]?.trim() ?? "";
    await other.page.locator(".ant-form-item-explain-error").getByText(refused).waitFor();
    await other.page.close();

    await manager.fillBill(waybillId, { customer, amount: "1000.01", freight });
    await manager.page.getByLabel(words.field("creditReason")).fill("Deposit on its way");
    await manager.save.click();
    await manager.page.getByRole("heading", { level: 1, name: /^DN\d\d-\d{7}$/ }).waitFor();
    await manager.page.getByText(creditReleaseTexts.done[language], { exact: true }).click();
    await manager.page.getByText("Deposit on its way").waitFor();

    // It stands on the customer's page, with the credit that is used.
    const list = await lading.call(getContractList, { search: number }, await lading.signIn());
    await manager.page.goto(`${lading.url}/customerDetail?id=${list.Content?.rows[0]?.customerId ?? ""}`);
    await manager.page.getByRole("link", { name: number, exact: true }).first().click();
    await manager.page.getByRole("heading", { level: 1, name: "Framework agreement" }).waitFor();
    await manager.page.getByText("1,000.01 RMB").first().waitFor();
    await manager.page.getByText(paper.name, { exact: true }).first().waitFor();
    await expectAccessible(manager.page);
    await manager.page.close();
  },
);
