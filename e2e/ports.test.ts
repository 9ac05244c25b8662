import { coreRefusals, type Language } from "@lading/contract/core";
import { waybillTypes } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

/** The form shows a city in the person's language. */
const cities = {
  dubai: { zh: "迪拜", en: "Dubai", ar: "دبي" },
  jeddah: { zh: "吉达", en: "Jeddah", ar: "جدة" },
};

/** A port of the list as it is read in each language: its code, then its name. */
const namedPort: Readonly<Record<Language, RegExp>> = {
  zh: /^[A-Z]{3,5} \p{Script=Han}/u,
  en: /^[A-Z]{3,5} [A-Z][a-z]/,
  ar: /^[A-Z]{3,5} \p{Script=Arabic}/u,
};

/** Opens the form of an air waybill. */
async function openForm(language: Language): Promise<Desk> {
  const desk = await Desk.open(lading, { language });
  await signInAsStaff(desk.page, lading);
  await desk.page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await desk.page.getByRole("radio", { name: waybillTypes[1].text[language], exact: true }).check();
  return desk;
}

/** Types into the port of destination, waits for an entry of its list, and presses keys. */
async function typePort(desk: Desk, text: string, entry: string, ...keys: string[]): Promise<void> {
  await desk.field("destinationPort").fill(text);
  await desk.page.locator(".ant-select-item-option", { hasText: entry }).filter({ visible: true }).first().waitFor();
  for (const key of keys) await desk.page.keyboard.press(key);
}

test.each(inTurn("ar"))("A port is chosen by code and name, and its city follows it, in %s", async (language) => {
  const desk = await openForm(language);
  const { page, words } = desk;
  const values = async () => [await desk.field("destinationPort").inputValue(), await desk.field("city").inputValue()];
  await typePort(desk, "dxb", cities.dubai[language], "Enter");
  await expect.poll(values).toEqual(["DXB", cities.dubai[language]]);
  await typePort(desk, cities.jeddah[language], "JED", "Enter");
  await expect.poll(values).toEqual(["JED", cities.jeddah[language]]);
  // Typed and left at once, before the list is there.
  await desk.field("loadingPort").fill("szx");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.field("loadingPort").inputValue()).toBe("SZX");
  // Enter alone takes no free text; moving to its entry does, and says so.
  const mark = page.locator(".port-input .suggestion-mark", { hasText: words.t("app:form.portFree") });
  await typePort(desk, "zzz nowhere", "zzz nowhere", "Enter");
  expect(await mark.count()).toBe(0);
  await desk.field("carrier").click();
  await page.locator(".ant-form-item-explain-error").first().waitFor();
  await typePort(desk, "zzz  nowhere", "nowhere", "ArrowDown", "Enter");
  await mark.waitFor();
  await expect.poll(values).toEqual(["zzz nowhere", ""]);
  await page.keyboard.press("Control+Enter");
  const emptied = page
    .locator(".ant-form-item", { has: desk.field("country") })
    .locator(".ant-form-item-explain-error");
  await expect.poll(() => emptied.first().innerText()).toBe(coreRefusals.required.text[language]);
  // The list names both ends of a way in the person's language, and cuts no column for it.
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  const ends = page.locator(".waybill-ports bdi");
  await ends.first().waitFor();
  for (const end of await ends.allInnerTexts()) expect(end).toMatch(namedPort[language]);
});

test.each(inTurn("zh"))(
  "Goods are pasted from a spreadsheet from the cell with the focus on, in %s",
  async (language) => {
    const desk = await openForm(language);
    const { page } = desk;
    const cells = page.locator(".form-items tbody tr").filter({ visible: true });
    await cells.first().locator("[data-cell=productName] input").click();
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    }, "Lamp\t9405.10\t٢\tcarton\t100x120x110\t\t٣٠٠\t640\r\nCase\t39269099\t3\t箱\t50×40×30\t\t45,5\t12.5\r\n");
    await expect.poll(() => cells.count()).toBe(2);
    const shown = await page
      .locator(".form-items tbody [data-cell] input")
      .filter({ visible: true })
      .evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "")));
    expect(shown.join(" ")).toBe("Lamp 9405.10 2 100 120 110  300 640 Case 39269099 3 50 40 30  45.5 12.5");
    const width = cells.first().locator("[data-cell=widthCm] input");
    await cells.first().locator("[data-cell=lengthCm] input").click();
    await page.keyboard.type("80x60");
    expect(await width.inputValue()).toBe("60");
  },
);
