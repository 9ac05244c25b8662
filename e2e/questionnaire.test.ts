import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff, visit } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";
import { wordsOf } from "./words.ts";

const lading = setStage();

/** Staff build it: a question with choices and a number, the second moved up. */
async function build(desk: Desk): Promise<{ id: string | null; link: string }> {
  const { page, words, language } = desk;
  const text = (key: string, values = {}) => words.t(`questionnaire:${key}`, values);
  await page.goto(`${lading.url}/answerDetail`);
  await desk.button("questionnaire:add").click();
  // The list that is left has a field of the same name.
  await page.locator(".builder-question").first().waitFor();
  await page.getByLabel(words.t("questionnaireFieldTexts:title"), { exact: true }).fill(`Review ${language}`);
  const category = page.getByLabel(text("category", { number: 1 }), { exact: true });
  await category.and(page.locator("input")).fill("Capacity");
  const first = page.locator(".builder-question").first();
  await first.getByRole("textbox").first().fill("Trucks of your own?");
  await first.locator("select").selectOption("single");
  await first.getByLabel(text("choice", { number: 1 }), { exact: true }).fill("Yes");
  await page.locator(".record-form button[type=submit]").click();
  // A choice without a text is told at its place.
  await first.locator(".ant-form-item-explain-error").first().waitFor();
  await first.getByLabel(text("choice", { number: 2 }), { exact: true }).fill("No");
  await desk.button("questionnaire:addQuestion").click();
  const second = page.locator(".builder-question").nth(1);
  await second.getByRole("textbox").first().fill("Tonnes a week");
  await second.locator("select").selectOption("number");
  await second.getByRole("checkbox").check();
  await second.locator(".builder-up button").click();
  expect(await first.getByRole("textbox").first().inputValue()).toBe("Tonnes a week");
  await expectAccessible(page);
  await page.locator(".record-form button[type=submit]").click();
  await desk.button("questionnaire:publish").click();
  const link = await page.getByLabel(text("openLink"), { exact: true }).inputValue();
  await page.locator(".link-to-copy img").waitFor();
  return { id: new URL(page.url()).searchParams.get("id"), link };
}

test.each(inTurn("en"))(
  "A questionnaire is built and sent, a supplier answers it twice on a phone, and staff compare, in %s",
  async (language) => {
    const words = await wordsOf(language);
    const desk = await Desk.open(lading, { language });
    const { page } = desk;
    const text = (key: string, values = {}) => words.t(`questionnaire:${key}`, values);
    const direction = language === "ar" ? "rtl" : "ltr";
    await signInAsStaff(page, lading);

    const { id, link } = await build(desk);

    // A supplier without an account, on a phone.
    const phone = await visit(lading, { language, phone: true });
    await phone.goto(`${lading.url}/collector#${link.split("#")[1]}`);
    await phone.getByRole("heading", { name: `Review ${language}` }).waitFor();
    await expectDirection(phone, direction);
    await expectAccessible(phone);
    const submit = phone.locator(".collector-foot button[type=submit]");
    await submit.click();
    await phone.locator("[data-wrong]").nth(1).waitFor();
    await phone.getByRole("textbox", { name: text("collector.supplierName") }).fill("Gulf Trucking");
    await phone.getByRole("textbox", { name: "Tonnes a week" }).fill(language === "ar" ? "١٢" : "12");
    // Typed answers outlive a reload before anything was saved.
    await phone.reload();
    await phone.getByText(text("collector.restored")).waitFor();
    await phone.getByRole("button", { name: text("collector.save"), exact: true }).click();
    await phone.getByText(text("collector.ownLink")).waitFor();
    const own = phone.url();
    expect(own).not.toBe(link);
    await phone.getByRole("radio", { name: "Yes" }).check();
    await submit.click();
    await phone.getByRole("heading", { name: text("collector.done") }).waitFor();
    await expectDirection(phone, direction);
    // On another device, by its own link: what was submitted, and another go.
    const other = await visit(lading, { language, phone: true });
    await other.goto(own);
    await other.getByRole("button", { name: text("collector.change"), exact: true }).click();
    await other.getByRole("radio", { name: "No" }).check();
    await other.locator(".collector-foot button[type=submit]").click();
    await other.getByText(text("collector.times", { count: 2 })).waitFor();

    // Staff see both, and compare.
    await page.goto(`${lading.url}/answerDetail?id=${id}&tab=compare`);
    const row = page.locator(".comparison tbody tr").filter({ hasText: "Trucks of your own?" });
    await row.getByText("No", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Gulf Trucking" }).click();
    const times = page.getByRole("radiogroup", { name: words.t("questionnaireFieldTexts:submissions") });
    await times.waitFor();
    expect(await times.locator("label").count()).toBe(2);
    await expectDirection(page, direction);

    // Closed, it says so to everybody who has not answered.
    await page.goto(`${lading.url}/answerDetail?id=${id}`);
    await desk.button("questionnaire:close").click();
    await page.locator(".ant-popconfirm-buttons button").last().click();
    await page.getByText(text("nowClosed")).waitFor();
    const late = await visit(lading, { language, phone: true });
    await late.goto(`${lading.url}/collector#${link.split("#")[1]}`);
    await late.getByRole("heading", { name: text("collector.notOpen") }).waitFor();
    for (const one of [page, phone, other, late]) await one.context().close();
  },
  90_000,
);
