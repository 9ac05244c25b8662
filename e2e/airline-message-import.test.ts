import {
  addWayBillByPrimary,
  exportAirWaybillMessages,
  loadWayBillInfo,
  wayBillListByPage,
} from "@lading/contract/waybill";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage, type Stage } from "./stage.ts";

let messages: readonly { fileName: string; text: string }[];
const lading = setStage({
  prepare: async (started) => {
    messages = await exported(started);
  },
});

const written = "020-12345675";

/** The messages of an air main waybill over two of the first demo company's houses. */
async function exported({ call, signIn }: Stage) {
  const token = await signIn();
  const { Content: list } = await call(wayBillListByPage, { types: [1, 3], pageSize: 200 }, token);
  const houses = (list?.rows ?? []).filter(({ mainNumber, voided }) => mainNumber === "" && !voided).slice(0, 2);
  const { Content: one } = await call(loadWayBillInfo, { id: houses[0]?.id ?? "" }, token);
  const main = {
    type: 1 as const,
    mainNumber: written,
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    consigneeName: "Riyadh Clearing",
    loadingPort: "SZX",
    destinationPort: "RUH",
    flightNumber: "SV 985",
    etd: "2026-11-21",
    productName: "Consolidation",
    pieces: 12,
    weight: "640",
    volume: "3.2",
    operatorId: one?.operatorId ?? "",
    warehouseId: one?.warehouseId ?? "",
    houseIds: houses.map(({ id }) => id),
    destinationsChecked: true,
  };
  const { Content: made } = await call(addWayBillByPrimary, main, token);
  const { Content } = await call(exportAirWaybillMessages, { id: made?.id ?? "", format: "cargoImp" }, token);
  return Content?.messages ?? [];
}

/** Each language imports under a number of its own, whose check digit is wrong. */
const numbers = { zh: "065-10000003", en: "065-10000014", ar: "065-10000025" } as const;

/** The other forwarder's messages, and a broken one. */
function filesFor(language: keyof typeof numbers) {
  const files = messages.map(({ fileName, text }) => ({
    name: fileName,
    mimeType: "text/plain",
    buffer: Buffer.from(
      text.replaceAll(written, numbers[language]).replace(/^HBS\/[A-Z]+/m, `HBS/${language.toUpperCase()}`),
    ),
  }));
  const broken = {
    name: "broken.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("FWB/16\r\n020-123SZXRUH/T1K1\r\n"),
  };
  return [...files, broken];
}

async function openImport(page: Page, desk: Desk): Promise<void> {
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  await desk.button("waybill:list.importMessages").click();
  await desk.dialog.getByLabel(desk.words.t("waybill:messageImport.choose")).waitFor({ state: "attached" });
}

describe.each(inTurn("en"))("A clerk of another company who reads %s", (language) => {
  test("imports what the first wrote: looked through, completed once, a wrong check digit kept and flagged", async () => {
    const desk = await Desk.open(lading, { language });
    const { page } = desk;
    await signInAsStaff(page, lading, lading.secondAccount);
    await openImport(page, desk);
    await desk.dialog.locator("input[type=file]").setInputFiles(filesFor(language));
    await desk.button("waybill:messageImport.read", desk.dialog).click();
    const fault = desk.dialog.locator(".message-list li").first();
    await fault.waitFor();
    const said = await fault.innerText();
    expect(said).toContain("broken.txt");
    expect(said).toContain(desk.words.t("waybill:messageImport.line", { line: 2 }));
    expect(said).toContain("AWB");
    const number = numbers[language];
    await desk.dialog.getByRole("heading", { name: number }).waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(page);
    // The keys of every form hold here too: what is missing is gone to, wherever it is.
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("warehouseId"))).toBe(true);
    const save = desk.words.t("waybill:messageImport.save", { count: 3 });
    await desk.choose("warehouseId", "", desk.dialog);
    await desk.dialog.getByLabel(desk.words.t("waybill:messageImport.unitPrice")).fill("12.5");
    // The houses go to other ports than the main waybill.
    await desk.dialog.getByLabel(desk.words.field("destinationsChecked")).check();
    await desk.dialog.getByRole("button", { name: save, exact: true }).click();
    await desk.dialog.getByText(desk.words.t("waybill:messageImport.done"), { exact: true }).waitFor();
    await desk.button("waybill:messageImport.toList", desk.dialog).click();
    await desk.find(number, 3);
    const flags = desk.rows.getByLabel(desk.words.t("waybill:list.flagged"));
    expect(await flags.count()).toBe(3);
    await page.context().close();
  });
});
