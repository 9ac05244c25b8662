import { nameIn, type Language } from "@lading/contract/core";
import { cargoTypes } from "@lading/contract/pre-alert";
import { addWayBillByPrimary, loadWayBillInfo, wayBillListByPage, airMainNumber } from "@lading/contract/waybill";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, signInAsStaff } from "./browser.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

const listPath = "/logisticsManagement/preAlertList";
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
/** Longest way of a pre-alert from one company to the other's open page, in milliseconds. */
const atOnce = 1_000;

/** An air main waybill over two of the demo company's houses; gives its id and number. */
async function makeMain(serial: string): Promise<{ id: string; number: string }> {
  const token = await lading.signIn();
  const { Content: list } = await lading.call(wayBillListByPage, { types: [1, 3], pageSize: 200 }, token);
  const free = (list?.rows ?? []).filter(({ mainNumber, voided }) => mainNumber === "" && !voided).slice(0, 2);
  const { Content: one } = await lading.call(loadWayBillInfo, { id: free[0]?.id ?? "" }, token);
  const number = airMainNumber("020", serial);
  const main = {
    type: 1 as const,
    mainNumber: number,
    shippingDate: "2026-11-20",
    shipperName: "Qihang International",
    consigneeName: "شركة الرواسي للشحن والتخليص",
    loadingPort: "SZX",
    destinationPort: "RUH",
    flightNumber: "LH 8451",
    etd: "2026-11-21",
    eta: "2026-11-22",
    productName: "Consolidation as per attached list",
    pieces: 12,
    weight: "640",
    volume: "3.2",
    operatorId: one?.operatorId ?? "",
    warehouseId: one?.warehouseId ?? "",
    houseIds: free.map(({ id }) => id),
    destinationsChecked: true,
  };
  return { id: (await lading.call(addWayBillByPrimary, main, token)).Content?.id ?? "", number };
}

async function deskOf(language: Language, account: string): Promise<Desk> {
  const desk = await Desk.open(lading, { language });
  await signInAsStaff(desk.page, lading, account);
  return desk;
}

/** The number beside the page's entry in the menu. */
async function badge({ page }: Desk): Promise<number> {
  const entry = page.locator(`nav a[href="${listPath}"] .badge`);
  return (await entry.count()) === 0 ? 0 : Number(await entry.textContent());
}

/** When something has come to pass. */
async function moment(done: Promise<unknown>): Promise<number> {
  await done;
  return performance.now();
}

/** Pushes, and gives the milliseconds from its answer until the other company's open page shows it. */
async function timeToShow({ page }: Desk, arrived: Locator, submit: Locator): Promise<number> {
  const [answered, shown] = await Promise.all([
    moment(page.waitForResponse((response) => response.url().endsWith("/WayBill/LadingInternaPush"))),
    moment(arrived.waitFor()),
    submit.click(),
  ]);
  const took = Math.round(shown - answered);
  process.stdout.write(`a pushed pre-alert was shown at the other company ${took} ms after the answer\n`);
  return took;
}

/** By e-mail, with the file and the sheet: without a mail server the screen says that nothing left. Then the arrival notice. */
async function send(sender: Desk, mainNumber: string): Promise<void> {
  await sender.button("pre-alert:mail").click();
  await sender.dialog.getByLabel(sender.words.t("mail:letter.to"), { exact: true }).fill("a@b.example, c@d.example");
  expect(await sender.dialog.locator("textarea").first().inputValue()).toContain(mainNumber);
  await sender.dialog.locator("button[type=submit]").click();
  await sender.page.getByText(sender.words.t("mail:letter.notSent")).waitFor();

  await sender.button("pre-alert:notice").click();
  await sender.dialog.getByText(mainNumber).first().waitFor();
  const paper = sender.page.context().waitForEvent("page");
  await sender.button("pre-alert:openPdf", sender.dialog).click();
  await expect.poll(async () => (await paper).url()).toMatch(/^blob:/);
}

/** The receiving company's own name and its English one. */
const receiversName = ["شركة الرواسي للشحن والتخليص", "Al Rawasi Freight and Clearing"] as const;

/** The receiving company's language, and the serial of the main waybill's number. */
const receivers = { zh: ["ar", "8123401"], en: ["zh", "8123402"], ar: ["en", "8123403"] } as const;

test.each(inTurn("zh"))(
  "A pre-alert goes from a company that reads %s to one that reads another, is confirmed there and becomes waybills",
  async (sendersLanguage) => {
    const [receiversLanguage, serial] = receivers[sendersLanguage];
    const main = await makeMain(serial);
    const sender = await deskOf(sendersLanguage, lading.account);
    const receiver = await deskOf(receiversLanguage, lading.secondAccount);
    await receiver.page.goto(lading.url + listPath);
    await receiver.rows.first().waitFor();
    const waiting = await badge(receiver);

    // Made of the main waybill, with everything in it already.
    await sender.page.goto(`${lading.url}/waybillDetails/${main.id}`);
    await sender.button("waybill:list.more").click();
    await sender.page.getByText(sender.words.t("waybill:list.preAlert"), { exact: true }).click();
    const field = (name: string) => sender.page.locator(`input[id$="_${name}"]`);
    await field("mainNumber").waitFor();
    const filled = ["mainNumber", "loadingPort", "destinationPort", "flightNumber", "etd", "eta", "packages", "weight"];
    expect(await Promise.all(filled.map(async (name) => await field(name).inputValue()))).toEqual([
      main.number,
      "SZX",
      "RUH",
      "LH 8451",
      "2026-11-21",
      "2026-11-22",
      "12",
      "640",
    ]);
    // No waybill says the kind of cargo.
    await field("cargoType").click();
    await sender.page.locator(".ant-select-item-option", { hasText: cargoTypes.general[sendersLanguage] }).click();
    const file = { name: "Manifest 清单.pdf", mimeType: "application/pdf", buffer: pdf };
    await sender.page.locator("input[type=file]").setInputFiles([file]);
    await sender.page.getByText(file.name).waitFor();
    await expectAccessible(sender.page);
    await sender.page.locator(".record-form button[type=submit]").click();
    await sender.button("pre-alert:push").waitFor();
    const heading = sender.page.locator(".page-header h1").filter({ visible: true });
    const number = (await heading.textContent()) ?? "";

    // To oneself it does not go; to the other company it comes while their list is open.
    await sender.button("pre-alert:push").click();
    const code = sender.dialog.locator("input").first();
    const submit = sender.dialog.locator("button[type=submit]");
    await code.fill(lading.code);
    await submit.click();
    await sender.dialog.locator(".ant-form-item-explain-error").waitFor();
    await code.fill(`${lading.code}2`);
    await sender.dialog.getByText(nameIn(...receiversName, sendersLanguage)).waitFor();
    const arrived = receiver.rows.filter({ hasText: number });
    expect(await timeToShow(sender, arrived, submit)).toBeLessThan(atOnce);
    await expect.poll(() => badge(receiver)).toBe(waiting + 1);
    await receiver.page
      .getByRole("link", { name: receiver.words.t("app:shell.preAlertArrived") })
      .first()
      .waitFor();
    await expectAccessible(receiver.page);

    // Confirmed there, it is confirmed on the sender's open page.
    await arrived.getByRole("link", { name: number }).click();
    await receiver.page.getByRole("button", { name: file.name }).waitFor();
    await receiver.button("pre-alert:confirm").click();
    await expect.poll(() => badge(receiver)).toBe(waiting);
    await sender.page.locator(".alert-pushes .ant-tag-success").waitFor();
    await expectDirection(receiver.page, receiversLanguage === "ar" ? "rtl" : "ltr");

    // Nothing is typed again at the destination.
    await receiver.button("pre-alert:workOrder").click();
    await receiver.dialog.locator("button[type=submit]").click();
    await receiver.page.waitForURL("**/waybillDetails/*");
    await receiver.page.locator(".waybill-houses tbody tr").nth(1).waitFor();
    await receiver.page.getByText(main.number).first().waitFor();
    await sender.page.locator(".alert-pushes").getByText(sender.words.t("pre-alert:worked")).waitFor();

    await send(sender, main.number);
    await expectDirection(sender.page, sendersLanguage === "ar" ? "rtl" : "ltr");
    await Promise.all([sender.page.context().close(), receiver.page.context().close()]);
  },
);
