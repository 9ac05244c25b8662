import {
  bankAccountFields,
  customerContactTitles,
  customerFieldTexts,
  customerStateTexts,
  type CustomerTextField,
} from "@lading/contract/customer";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsCustomer, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

const licence = {
  name: "licence.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

/** A customer's way, worked on by what stands on the screens. */
class Clerk extends Desk {
  input(field: CustomerTextField) {
    return this.dialog
      .getByLabel(customerFieldTexts[field][this.language], { exact: true })
      .and(this.page.locator("input"));
  }

  async submit(): Promise<void> {
    await this.dialog.locator("button[type=submit]").click();
  }

  /** Fills in a new customer of this number and name, with what the form needs. */
  async fillIn(number: string, name: string): Promise<void> {
    const values = { customerNumber: number, customerName: name, city: "Shenzhen", address: "Keji Road 12" } as const;
    for (const [field, value] of Object.entries({ ...values, phone: "+86 755 2345 6789" }))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys above
      await this.input(field as CustomerTextField).fill(value);
  }

  /** Finds a city by the beginning of its name in the person's language, in which it then stands there. */
  async pickCity(typed: string, name: string): Promise<void> {
    await this.input("city").fill(typed);
    const offered = this.page.locator(".ant-select-item-option", { hasText: name }).first();
    await offered.waitFor();
    await expectAccessible(this.page);
    await offered.click();
    await expect.poll(() => this.input("city").inputValue()).toBe(name);
  }

  /** Adds a customer from the list. */
  async add(number: string, name: string): Promise<void> {
    await this.page.goto(`${lading.url}/customerManagement/basicInfo`);
    await this.button("customer:add").click();
    await this.fillIn(number, name);
  }

  /** The customer's page, from the list. */
  async openCustomer(number: string): Promise<void> {
    await this.page.goto(`${lading.url}/customerManagement/basicInfo?search=${number}`);
    await this.rows.filter({ hasText: number }).getByRole("link").first().click();
    await this.page.waitForURL("**/customerDetail**");
    await this.addButton(customerContactTitles.one).waitFor();
  }

  async addContactAndAccounts(): Promise<void> {
    await this.addButton(customerContactTitles.one).click();
    await this.input("contact").fill("Li Na");
    await this.submit();
    await this.page.getByRole("cell", { name: "Li Na" }).waitFor();
    await this.button("customer:accounts.batch").click();
    for (const place of [0, 1])
      for (const [field, value] of Object.entries({
        accountName: "Ocean",
        bankName: "BOC",
        bankNumber: `7405 ${place}`,
      }))
        await this.dialog
          .getByLabel(this.words.label(bankAccountFields, field), { exact: true })
          .nth(place)
          .fill(value);
    await this.submit();
    await this.page.getByRole("cell", { name: "7405 1" }).waitFor();
  }

  async restrict(): Promise<void> {
    await this.button("customer:state.change").click();
    await this.dialog.getByRole("combobox").click();
    await this.page
      .locator(".ant-select-item-option", { hasText: customerStateTexts.restricted[this.language] })
      .click();
    await this.dialog.locator("textarea").fill("Overdue");
    await this.submit();
    await this.page.getByText(this.words.t("customer:state.restricted")).waitFor();
  }

  async mergeIn(number: string): Promise<void> {
    await this.button("customer:merge.action").click();
    await this.dialog.getByRole("combobox").fill(number);
    await this.page.locator(".ant-select-item-option", { hasText: number }).click();
    await this.submit();
    await this.page.getByText(this.words.t("customer:merge.before")).waitFor();
  }

  /** Gives a sign-in, and reads what is shown this once. */
  async giveSignIn(): Promise<string> {
    await this.button("customer:signIn.title").click();
    await this.submit();
    await this.dialog.getByText(this.words.t("customer:signIn.given")).waitFor();
    const text = await this.dialog.textContent();
    await this.button("app:words.done", this.dialog).click();
    return /[a-z]{4}-\d{4}-[a-z]{4}/.exec(text ?? "")?.[0] ?? "";
  }
}

test.each(inTurn("zh"))(
  "A customer is added, kept, merged and let in; it completes its data and asks for a change, in %s",
  { timeout: 240_000 },
  async (language) => {
    const clerk = await Clerk.open(lading, { language });
    const { page, dialog, words } = clerk;
    const [number, other, name] = [`E-${language}-1`, `E-${language}-2`, `蓝海 ${language}`];
    await signInAsStaff(page, lading);
    await clerk.add(number, name);
    await dialog.locator("input[type=file]").setInputFiles(licence);
    await dialog.getByText(licence.name).waitFor();
    await expectAccessible(page);
    await clerk.submit();
    await dialog.waitFor({ state: "detached" });
    // The same name is the same customer, and the form says which it is.
    await clerk.add(other, name);
    await clerk.submit();
    await dialog.getByText(number).waitFor();
    await clerk.input("customerName").fill(`${name} B`);
    await clerk.submit();
    await dialog.waitFor({ state: "detached" });
    await clerk.openCustomer(number);
    await clerk.addContactAndAccounts();
    await clerk.restrict();
    await clerk.mergeIn(other);
    await expectAccessible(page);
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    const password = await clerk.giveSignIn();

    const customer = await Clerk.open(lading, { language, phone: true });
    await signInAsCustomer(customer.page, lading, number, password);
    await customer.button("customer:home.complete").click();
    await customer.input("director").fill("Hassan");
    await customer.submit();
    await customer.button("customer:home.askChange").click();
    const guangzhou = { zh: "广州", en: "Guangzhou", ar: "قوانغتشو" }[language];
    // Of a name that is written out in English nothing more is offered.
    await customer.pickCity(guangzhou.replace(/ou$/, ""), guangzhou);
    await customer.submit();
    await customer.page.getByText(words.t("customer:home.request.pending")).waitFor();
    await expectDirection(customer.page, language === "ar" ? "rtl" : "ltr");
    await customer.page.goto(`${lading.url}/customerHome/messageList`);
    await customer.page.getByText(words.t("customer:messages.none")).waitFor();

    // It stands on the staff's open page by itself, and the answer on the customer's.
    await clerk.button("customer:request.accept").click();
    await customer.page.getByText(words.t("customer:messages.kinds.requestAccepted")).waitFor();
    await expectAccessible(customer.page);
    await expectDirection(customer.page, language === "ar" ? "rtl" : "ltr");
    await customer.button("customer:messages.markRead").click();
    await customer.page.getByText(words.t("customer:messages.new"), { exact: true }).waitFor({ state: "detached" });
    await Promise.all([page.context().close(), customer.page.context().close()]);
  },
);
