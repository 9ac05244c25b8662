import { readFile } from "node:fs/promises";
import { addWayBillByPrimary, loadWayBillInfo, wayBillListByPage } from "@lading/contract/waybill";
import { describe, expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage, type Stage } from "./stage.ts";

let id: string;
const lading = setStage({
  prepare: async (started) => {
    id = await makeMain(started);
  },
});

/** An air main waybill over two of the demo company's houses, with an Arabic consignee. */
async function makeMain({ call, signIn }: Stage): Promise<string> {
  const token = await signIn();
  const { Content: list } = await call(wayBillListByPage, { types: [1, 3], pageSize: 200 }, token);
  const houses = (list?.rows ?? []).filter(({ mainNumber, voided }) => mainNumber === "" && !voided).slice(0, 2);
  const { Content: one } = await call(loadWayBillInfo, { id: houses[0]?.id ?? "" }, token);
  const main = {
    type: 1 as const,
    mainNumber: "020-12345675",
    shippingDate: "2026-11-20",
    shipperName: "Gulf Freight",
    consigneeName: "شركة الخليج للشحن",
    loadingPort: "SZX",
    destinationPort: "RUH",
    flightNumber: "LH 8451",
    etd: "2026-11-21",
    productName: "Consolidation as per attached list",
    pieces: 12,
    weight: "640",
    volume: "3.2",
    operatorId: one?.operatorId ?? "",
    warehouseId: one?.warehouseId ?? "",
    houseIds: houses.map((house) => house.id),
    destinationsChecked: true,
  };
  return (await call(addWayBillByPrimary, main, token)).Content?.id ?? "";
}

describe.each(inTurn("zh"))("A clerk who reads %s", (language) => {
  test.each([false, true])("reads, checks and keeps the messages for the airline (on a phone: %s)", async (phone) => {
    const desk = await Desk.open(lading, { language, phone });
    const { page } = desk;
    await signInAsStaff(page, lading);
    await page.goto(`${lading.url}/waybillDetails/${id}`);
    await desk.button("waybill:list.more").click();
    await page.getByText(desk.words.t("waybill:messages.action"), { exact: true }).click();
    const message = desk.dialog.locator("pre");
    await message.filter({ hasText: "020-12345675SZXRUH/T12K640MC3.2" }).waitFor();
    await desk.dialog.getByText("SHRKH ALKHLYJ LLSHHN").first().waitFor();
    await expectDirection(page, language === "ar" ? "rtl" : "ltr");
    await expectAccessible(page);
    const all = desk.words.t("waybill:messages.downloadAll", { total: 3 });
    const [kept] = await Promise.all([
      page.waitForEvent("download"),
      desk.dialog.getByRole("button", { name: all, exact: true }).click(),
    ]);
    expect(kept.suggestedFilename()).toBe("FWB_FHL_020-12345675.txt");
    const text = await readFile(await kept.path(), "utf8");
    expect(text.match(/^(?:FWB\/16|FHL\/4)\r$/gm)).toHaveLength(3);
    const xml = desk.words.t("waybill:messages.cargoXml");
    await desk.dialog.getByRole("radio", { name: xml, exact: true }).check({ force: true });
    await message.filter({ hasText: "iata:waybill:1" }).waitFor();
    await page.context().close();
  });
});
