import type { Language } from "@lading/contract/core";
import { containerCheckDigit, wayBillListByPage, type ListedWaybill } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

let free: ListedWaybill[];
const lading = setStage({
  prepare: async ({ call, signIn }) => {
    const { Content } = await call(wayBillListByPage, { kind: "house", hasMain: false, pageSize: 200 }, await signIn());
    free = Content?.rows ?? [];
  },
});

let given = 0;
/** A serial of its own for each try: what an earlier one left behind is not found by it. */
const nextSerial = () => ++given;

/** Two free houses that nobody else of these tests takes. */
function twoOf(types: readonly number[]): [ListedWaybill, ListedWaybill] {
  const [one, two] = free.filter(({ type }) => types.includes(type));
  if (!one || !two) throw new Error("The demo company has too few free houses");
  free = free.filter(({ id }) => id !== one.id && id !== two.id);
  return [one, two];
}

/** Signs in, finds houses by their numbers and selects them. */
async function select(language: Language, houses: readonly ListedWaybill[]) {
  const desk = await Desk.open(lading, { language });
  await signInAsStaff(desk.page, lading);
  await desk.page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  await choose(desk, "waybill:consolidate.merge");
  await desk.page
    .getByText({ zh: "请先选择运单", en: "Select waybills first", ar: "اختر البوالص أولًا" }[language])
    .waitFor();
  await choose(desk, "waybill:consolidate.pick");
  await desk.dialog.locator("textarea").fill(houses.map(({ houseNumber }) => houseNumber).join("\n"));
  await desk.button("waybill:consolidate.pick", desk.dialog).waitFor({ state: "detached" });
  await desk.dialog.locator("footer button.ant-btn-primary").click();
  await desk.dialog.waitFor({ state: "detached" });
  return desk;
}

async function choose(desk: Desk, key: string): Promise<void> {
  await desk.button("waybill:consolidate.title").click();
  await desk.page.getByRole("menuitem", { name: desk.words.t(key), exact: true }).click();
}

/** Houses to other ports of destination are asked back about. */
async function confirmDestinations({ dialog, words }: Desk, houses: readonly ListedWaybill[], port: string) {
  if (houses.some(({ destinationPort }) => destinationPort !== port))
    await dialog.getByRole("checkbox", { name: words.field("destinationsChecked") }).check();
}

/** Gives the selected houses a number and consolidates them under it, with each refusal on the way. */
async function consolidate(desk: Desk, number: string, wrong?: string): Promise<void> {
  const { page, dialog, words, language } = desk;
  await choose(desk, "waybill:consolidate.merge");
  await page
    .getByText(
      { zh: "请先填写主单号", en: "Add a master number first", ar: "أدخل رقم البوليصة الرئيسية أولًا" }[language],
    )
    .first()
    .waitFor();
  await choose(desk, "waybill:consolidate.giveNumber");
  const field = dialog.getByLabel(words.field("mainNumber"));
  if (wrong !== undefined) {
    await field.fill(wrong);
    await dialog.locator("button[type=submit]").click();
    await dialog.getByText(number).waitFor();
  }
  await field.fill(number);
  await dialog.locator("button[type=submit]").click();
  await dialog.waitFor({ state: "detached" });
}

test.each(inTurn("en"))(
  "Air houses get one main number, are consolidated under it, and one is taken out, in %s",
  async (language) => {
    const houses = twoOf([1, 3]);
    const serial = String(nextSerial()).padStart(7, "0");
    const number = `615-${serial}${Number(serial) % 7}`;
    const desk = await select(language, houses);
    const { page, dialog, words } = desk;
    await consolidate(desk, number, `${number.slice(0, -1)}9`);
    // They stay selected, with the number that they have now.
    await choose(desk, "waybill:consolidate.giveNumber");
    await page
      .getByText({ zh: "已有主单号", en: "has a master number already", ar: "لها رقم رئيسي" }[language])
      .waitFor();
    await choose(desk, "waybill:consolidate.merge");
    await dialog.locator(`[id$="_consigneeName"]`).fill("Riyadh");
    await page.getByRole("listbox", { name: words.t("app:form.suggestions") }).waitFor({ state: "attached" });
    await expectAccessible(page);
    await dialog.locator(`[id$="_consigneeName"]`).fill("Riyadh Clearing Co.");
    await dialog.locator(`[id$="_loadingPort"]`).fill("SZX");
    await dialog.locator(`[id$="_destinationPort"]`).fill("RUH");
    await dialog.locator(`[id$="_destinationPort"]`).blur();
    await confirmDestinations(desk, houses, "RUH");
    await dialog.locator("button[type=submit]").click();
    await page.waitForURL("**/waybillDetails/**");
    await page.getByRole("heading", { name: words.t("waybill:detail.houses", { count: 2 }), exact: true }).waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await page
      .getByRole("button", { name: words.t("waybill:main.takeOutHouse", { number: houses[0].houseNumber }) })
      .click();
    await desk.button("waybill:consolidate.takeOut", dialog).click();
    await page.getByRole("heading", { name: words.t("waybill:detail.houses", { count: 1 }), exact: true }).waitFor();
    await page.context().close();
  },
);

test.each(inTurn("zh"))("Sea houses are packed into two containers of their main waybill, in %s", async (language) => {
  const [small, large] = twoOf([2, 4]).toSorted((one, other) => one.pieces - other.pieces);
  if (!small || !large) throw new Error("Two were asked for");
  const desk = await select(language, [small, large]);
  const { page, dialog, words } = desk;
  const serial = nextSerial();
  const mainNumber = `OOLU-${language}-${serial}`;
  await consolidate(desk, mainNumber);
  await choose(desk, "waybill:consolidate.merge");
  await dialog.locator(`[id$="_consigneeName"]`).fill("Jeddah Clearing Co.");
  await dialog.locator(`[id$="_loadingPort"]`).fill("CNYTN");
  await dialog.locator(`[id$="_destinationPort"]`).fill("SAJED");
  await dialog.locator(`[id$="_destinationPort"]`).blur();
  await confirmDestinations(desk, [small, large], "SAJED");
  await dialog.locator("button[type=submit]").click();
  await page.waitForURL("**/waybillDetails/**");

  const numbers = [471100 + serial, 712090 + serial].map((of) => `TGHU${of}${containerCheckDigit("TGHU", String(of))}`);
  for (const [place, containerNumber] of numbers.entries()) {
    await desk.button("container:add").click();
    const field = dialog.getByLabel(words.field("containerNumber"));
    if (place === 0) {
      await field.fill(`${containerNumber.slice(0, -1)}${(Number(containerNumber.at(-1)) + 1) % 10}`);
      await dialog.locator("button[type=submit]").click();
      await dialog.getByText(containerNumber).waitFor();
    }
    await field.fill(containerNumber);
    await dialog.locator("button[type=submit]").click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("region", { name: containerNumber }).first().waitFor();
  }
  const block = (number = "") => page.locator(`section.container-block[aria-label="${number}"]`);
  await desk.button("container:pack", block(numbers[0])).click();
  const pieces = dialog.getByLabel(
    words.t("container:fieldOf", { field: words.field("pieces"), number: large.houseNumber }),
  );
  await pieces.fill(String(large.pieces + 1));
  await desk.button("container:savePacking", dialog).click();
  await dialog.getByRole("alert").first().waitFor();
  await pieces.fill("1");
  await expectAccessible(page);
  // Its name says for a while that it was busy.
  await dialog.locator(".container-pack button.ant-btn-primary").click();
  await dialog.waitFor({ state: "detached" });
  await desk.button("container:packRest", block(numbers[1])).click();
  await page.getByText(words.t("container:allPacked")).waitFor();
  await expectDirection(page, language === "ar" ? "rtl" : "ltr");
  const printed = page.context().waitForEvent("page");
  await desk.button("container:packingList", block(numbers[0])).click();
  await printed;
  // A container's number finds the main waybill and what is in it.
  await desk.find(numbers[0] ?? "", 2);
  expect(await desk.rows.filter({ hasText: large.houseNumber }).count()).toBeGreaterThan(0);
  await page.context().close();
});
