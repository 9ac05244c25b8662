import { menu } from "@lading/contract/all";
import { coreRefusals, type Language } from "@lading/contract/core";
import { userSystemLogin } from "@lading/contract/session";
import { actionTexts } from "@lading/contract/system";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, visit } from "./browser.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf, type Words } from "./words.ts";

const lading = setStage();

/** A blue square. */
const picture = Buffer.from(
  "/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AI4BQe//2Q==",
  "base64",
);

/** Who registers, and what they make, in a language. */
interface Founder {
  page: Page;
  language: Language;
  t: Words["t"];
  /** Their company's code; addresses are made of it. */
  code: string;
}

const founders = {
  zh: { person: "李伟", company: "新航国际货运有限公司", role: "夜班", colleague: "فاطمة الحربي" },
  en: { person: "Anna Weber", company: "North Sea Freight Ltd", role: "Night shift", colleague: "王芳" },
  ar: { person: "سالم العمري", company: "شركة النور للشحن", role: "وردية الليل", colleague: "Omar Said" },
} as const;
type Names = (typeof founders)[Language];

const field = (page: Page | Locator, label: string) => page.getByLabel(label, { exact: true }).last();
const press = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true }).last().click();

test.each(inTurn("ar"))(
  "A forwarder who reads %s registers, adds the company, makes a role, adds a colleague, and freezes and thaws them",
  async (language) => {
    const names = founders[language];
    const { t } = await wordsOf(language);
    const page = await visit(lading, { language });
    const founder = { page, language, t, code: `${lading.code}${language.toUpperCase()}` };
    await register(founder, names);
    await addCompany(founder, names);
    await addRole(founder, names);
    await addColleague(founder, names);
    await freezeAndThaw(founder, names);
    await beginWork(founder);
    await page.context().close();
  },
);

const addressOf = (who: string, { code }: Founder) => `${who}@${code.toLowerCase()}.example`;

test.each(inTurn("en"))(
  "The sign-in page in %s offers the demo's people, and one click signs in as one of them",
  async (language) => {
    const { t } = await wordsOf(language);
    const page = await visit(lading, { language });
    await page.goto(`${lading.url}/login`);
    await expectAccessible(page);
    await page.getByRole("button", { name: t("session:demo.customer.sees") }).click();
    await page.waitForURL("**/customerHome/customerInfo");
  },
);

async function register(founder: Founder, { person }: Names): Promise<void> {
  const { page, t } = founder;
  const account = addressOf("founder", founder);
  await page.goto(`${lading.url}/login`);
  await press(page, t("session:login.register"));
  await field(page, t("signInFieldTexts:userName")).fill(person);
  await field(page, t("signInFieldTexts:account")).fill(account);
  await press(page, t("codeTexts:send"));
  // Without a mail server the screen says that nothing left, and where the code lies.
  const [told = ""] = t("codeTexts:outbox").split("{minutes}");
  await page.getByText(told.trim()).first().waitFor();
  await field(page, t("signInFieldTexts:code")).fill(await lading.codeFor(account));
  await field(page, t("signInFieldTexts:newPassword")).fill("freight-2026");
  await field(page, t("signInFieldTexts:confirmPassword")).fill("freight-2026");
  await press(page, t("session:register.submit"));
  await page.waitForURL("**/myHome/**");
}

async function addCompany(founder: Founder, { company, person }: Names): Promise<void> {
  const { page, t, code, language } = founder;
  await page.goto(`${lading.url}/myHome/enterpriseInfo`);
  await page.getByRole("heading", { name: t("user:company.addTitle") }).waitFor();
  await expectAccessible(page);
  await press(page, t("user:company.add"));
  // Every required field says so before anything is sent.
  await page.getByText(coreRefusals.required.text[language]).first().waitFor();
  await field(page, t("companyFieldTexts:companyCode")).fill(code.toLowerCase());
  await page.getByText(t("user:company.codeFree", { code })).waitFor();
  await field(page, t("companyFieldTexts:companyName")).fill(company);
  await field(page, t("companyFieldTexts:legalPerson")).fill(person);
  await field(page, t("companyFieldTexts:creditCode")).fill(`91440300MA5${code}01`);
  await page.getByLabel(t("companyFieldTexts:country")).last().click();
  await page.keyboard.type("CN");
  await page.keyboard.press("Enter");
  await field(page, t("companyFieldTexts:city")).fill("深圳");
  await field(page, t("companyFieldTexts:address")).fill("深南大道 1 号");
  await field(page, t("userFieldTexts:phone")).fill("+86 755 2345 6789");
  const uploads = page.locator("input[type=file]");
  for (const place of [0, 1]) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/files") && response.ok());
    await uploads.nth(place).setInputFiles({ name: "picture.jpg", mimeType: "image/jpeg", buffer: picture });
    await answered;
  }
  await page.locator(".record-form button[type=submit]").last().click();
  await page.getByRole("heading", { name: company }).waitFor();
  // The menu comes with the company, without signing in again.
  const system = menu.staff.find(({ url }) => url === "/systemManagement");
  await page
    .getByText(system?.title[language] ?? "")
    .first()
    .waitFor();
  await expectDirection(page, language === "ar" ? "rtl" : "ltr");
}

/** The home page says where to begin: two steps are done, a third leads to its page; closed, the list stays away. */
async function beginWork({ page, t }: Founder): Promise<void> {
  await page.goto(`${lading.url}/myHome/myInfo`);
  const list = page.getByRole("region", { name: t("user:me.first.title") });
  await list.waitFor();
  expect(await list.getByRole("listitem").count()).toBe(5);
  expect(await list.getByRole("img").count()).toBe(2);
  await expectAccessible(page);
  await list.getByRole("link", { name: t("user:me.first.steps.customers") }).click();
  await page.waitForURL("**/customerManagement/basicInfo");
  await page.goto(`${lading.url}/myHome/myInfo`);
  await list.getByRole("button").click();
  await list.waitFor({ state: "detached" });
}

async function addRole({ page, t, language }: Founder, { role }: Names): Promise<void> {
  const dialog = page.getByRole("dialog");
  await page.goto(`${lading.url}/systemManagement/roleList`);
  await press(page, t("system:roles.add"));
  await field(dialog, t("roleFieldTexts:roleName")).fill(role);
  await dialog.locator("button[type=submit]").click();
  const row = page.getByRole("row", { name: role });
  await row.waitFor();
  await row.getByRole("button", { name: t("system:roles.rights") }).click();
  const waybills = menu.pages.find(({ url }) => url === "/logisticsManagement/checkWayBill");
  const right = (action: "edit" | "view") =>
    page.getByLabel(`${waybills?.title[language] ?? ""}: ${actionTexts[action][language]}`, { exact: true });
  await right("edit").check();
  // Who may edit must see.
  expect(await right("view").isChecked()).toBe(true);
  await press(page, t("system:rights.save"));
  await page.getByText(t("system:rights.saved", { count: 0 })).waitFor();
}

async function addColleague(founder: Founder, { colleague }: Names): Promise<void> {
  const { page, t } = founder;
  const dialog = page.getByRole("dialog");
  await page.goto(`${lading.url}/systemManagement/userList`);
  await press(page, t("user:list.add"));
  await field(dialog, t("userFieldTexts:userName")).fill(colleague);
  await field(dialog, t("userFieldTexts:email")).fill(addressOf("colleague", founder));
  await field(dialog, t("userFieldTexts:firstPassword")).fill("freight-2026");
  await dialog.locator("button[type=submit]").click();
  await page.getByRole("row", { name: colleague }).waitFor();
  await expectAccessible(page);
}

async function freezeAndThaw(founder: Founder, { colleague }: Names): Promise<void> {
  const { page, t } = founder;
  const row = page.getByRole("row", { name: colleague });
  const account = addressOf("colleague", founder);
  for (const [action, state, status] of [
    ["user:list.freeze", "userStateTexts:frozen", 403],
    ["user:list.thaw", "userStateTexts:normal", 200],
  ] as const) {
    await row.getByRole("button", { name: t(action) }).click();
    await page
      .locator(".ant-popconfirm")
      .getByRole("button", { name: t(action) })
      .click();
    await row.getByText(t(state), { exact: true }).waitFor();
    const signIn = { audience: "staff" as const, account, password: "freight-2026" };
    expect((await lading.call(userSystemLogin, signIn)).StatusCode).toBe(status);
  }
}
