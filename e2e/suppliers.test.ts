import {
  serviceFieldTexts,
  serviceTexts,
  supplierFieldTexts,
  type ServiceField,
  type SupplierField,
} from "@lading/contract/supplier";
import type { Language } from "@lading/contract/core";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

/** A buyer's way, worked on by what stands on the screens. */
class Buyer extends Desk {
  labelled(text: string): Locator {
    return this.dialog.getByLabel(text, { exact: true }).and(this.page.locator("input, textarea")).first();
  }

  supplier(field: SupplierField): Locator {
    return this.labelled(supplierFieldTexts[field][this.language]);
  }

  service(field: ServiceField): Locator {
    return this.labelled(serviceFieldTexts[field][this.language]);
  }

  async submit(): Promise<void> {
    await this.dialog.locator("button[type=submit]").click();
  }

  async submitted(): Promise<void> {
    await this.submit();
    await this.dialog.waitFor({ state: "detached" });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(lading.url + path);
  }

  /** Fills in a new overseas agent of this name. */
  async fillIn(name: string): Promise<void> {
    await this.supplier("supplierName").fill(name);
    await this.pick(this.supplier("country"), "KW");
    await this.supplier("email").fill("ops@a.example, air@a.example");
  }

  /** Fills in what a price is, on whatever tab. */
  async price(amount: string): Promise<void> {
    await this.service("price").fill(amount);
    await this.service("validTo").click();
    // The calendar comes when somebody reaches for the field.
    const reached = this.dialog.locator(".ant-picker-focused input");
    await reached.fill("2099-12-31");
    await reached.press("Tab");
  }
}

async function buyerOf(language: Language, account?: string): Promise<Buyer> {
  const buyer = await Buyer.open(lading, { language });
  await signInAsStaff(buyer.page, lading, account);
  return buyer;
}

test.each(inTurn("en"))(
  "An agent is added with a quote and operation info; a company offers itself and is taken over, in %s",
  { timeout: 240_000 },
  async (language) => {
    const buyer = await buyerOf(language);
    const { page, words } = buyer;
    const direction = language === "ar" ? "rtl" : "ltr";
    const name = `远东代理 ${language}`;
    await buyer.open("/supplierManagement/overseasGrid");
    await buyer.button("supplier:agents.add").click();
    await buyer.fillIn(name);
    await expectAccessible(page);
    await buyer.submitted();

    // The same name is the same supplier, and the form says which it is.
    await buyer.button("supplier:agents.add").click();
    await buyer.fillIn(name);
    await buyer.submit();
    await buyer.dialog.getByText(name).waitFor();

    await buyer.open(`/supplierManagement/suppliereInformation?search=yddl`);
    await buyer.rows.getByRole("link", { name }).click();
    await buyer.button("supplier:services.add").click();
    await buyer.service("loadingPort").fill("SZX");
    await buyer.service("destinationPort").fill("RUH");
    await buyer.price("21.5");
    await buyer.submitted();
    await page.getByRole("cell", { name: "21.5 USD" }).waitFor();
    await expectAccessible(page);
    await expectDirection(page, direction);

    await buyer.button("supplier:operations.title").click();
    await buyer.button("supplier:operations.add").click();
    await buyer.supplier("contact").fill("Fahad");
    await buyer.dialog.locator("textarea").first().fill("SABER");
    await buyer.submitted();
    await page.getByRole("cell", { name: "Fahad" }).waitFor();
    await expectDirection(page, direction);

    await buyer.open("/supplierManagement/supplierServiceInformation?port=RUH&validOn=2099-01-01");
    await buyer.rows.filter({ hasText: name }).waitFor();
    expect(await buyer.rows.count()).toBeGreaterThan(0);
    for (const tab of [serviceTexts.motor, serviceTexts.warehousing, serviceTexts.valueAdded]) {
      await page.getByRole("radio", { name: tab[language], exact: true }).check();
      await buyer.rows.nth(1).waitFor();
      await expectDirection(page, direction);
    }
    await expectAccessible(page);
    await page.getByRole("radio", { name: serviceTexts.transport[language], exact: true }).check();

    const other = await buyerOf(language, lading.secondAccount);
    await other.open("/supplierManagement/overseasGrid");
    await other.button("supplier:offer.action").click();
    await other.dialog
      .getByRole("checkbox", { name: words.t("supplier:offer.offered") })
      .first()
      .waitFor();
    // Other companies offer themselves too.
    const contact = `Khalid ${lading.code}`;
    await other.supplier("contact").fill(contact);
    await other.submitted();
    await buyer.open("/supplierManagement/overseasGrid?source=lading");
    const offered = page.locator(".agent-card", { hasText: contact });
    await buyer.button("supplier:offer.adopt", offered).click();
    await offered.waitFor({ state: "detached" });
    await expectDirection(page, direction);

    // Taken over, it stands among the suppliers; deleted, it can be taken over again.
    await buyer.open("/supplierManagement/suppliereInformation?search=rawasi");
    await buyer.rows.first().getByRole("button").last().click();
    await page.locator(".ant-popconfirm button").last().click();
    await buyer.rows.first().waitFor({ state: "detached" });
    await Promise.all([page.context().close(), other.page.context().close()]);
  },
);
