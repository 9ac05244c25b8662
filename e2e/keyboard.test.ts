import { chargeItemTitles } from "@lading/contract/charge-item";
import { exchangeRateTitles } from "@lading/contract/exchange-rate";
import { taxInvoiceFieldTexts } from "@lading/contract/tax-invoice";
import { getCountryList } from "@lading/contract/place";
import { editUserBasisInfo } from "@lading/contract/user";
import { loadWayBillInfo, wayBillListByPage, type WaybillField } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { signInAsStaff } from "./browser.ts";
import { demoPassword } from "./companies.ts";
import { Desk } from "./desk.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

/** Keys beside the text itself that a fresh air waybill may take. */
const mostKeys = 60;

/** The text that a clerk types into a fresh air waybill, field by field; the empty text where a field is passed. */
const typed = {
  shipment: ["", "020-12345675", "20261125", "PO-77", "PL-1", "E2E Trading"],
  shipper: [
    "Chen Jing",
    "+8613800138000",
    "E2E Trading",
    "chen@e2e.example",
    "China",
    "Guangdong",
    "Guangzhou",
    "Tianhe 1",
    "",
  ],
  consignee: ["Ali", "+966501234567", "Al Noor", "ali@noor.example", "", "Mecca", "Jeddah", "King Road 5", "21411"],
  route: ["CAN", "JED", "Saudi", "Jeddah", "Saudia Cargo", "SV 887", "2026-11-26", "2026/11/27", "FOB", "Prep", ""],
  goods: ["Power adapters", "85044013", "", ""],
  line: ["", "", "2", "", "100", "120", "110", "", "300", "640"],
};

test(`A fresh air waybill is typed without the mouse, in ${mostKeys} keys beside its text, and nothing unmeant is chosen`, async () => {
  const { page } = await Desk.open(lading, { language: "en" });
  await signInAsStaff(page, lading);
  // On a slow line the countries come when the first one is typed already.
  const countryTyped = Promise.withResolvers<void>();
  await page.route(`**${getCountryList.path}`, async (route) => {
    await countryTyped.promise;
    await route.continue();
  });
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("houseNumber"))).toBe(true);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // As fast as hands never are: what is typed while a field waits for the server arrives where it is meant.
  for (const text of Object.values(typed).flat()) {
    await page.keyboard.type(text);
    if (text !== "640") await press("Enter");
    if (text === "China") countryTyped.resolve();
  }
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches("[data-cell=unitPrice] input")))
    .toBe(true);
  await press("Control+Enter");
  // The warehouse is the only field that is missing, far below: there one goes on.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("warehouseId"))).toBe(true);
  await press("ArrowDown");
  await press("Enter");
  await press("Enter");
  await page.locator(".build-saved").waitFor();
  expect(keys).toBeLessThanOrEqual(mostKeys);

  const token = await lading.signIn();
  const list = await lading.call(wayBillListByPage, { search: "PO-77" }, token);
  const { Content: stored } = await lading.call(loadWayBillInfo, { id: list.Content?.rows[0]?.id ?? "" }, token);
  expect(stored).toMatchObject({
    mainNumber: "020-12345675",
    shippingDate: "2026-11-25",
    customerName: "E2E Trading",
    customerId: null,
    shipperCountry: "CN",
    consigneeCountry: "SA",
    consigneeName: "Ali",
    consigneePostalCode: "21411",
    loadingPort: "CAN",
    destinationPort: "JED",
    flightNumber: "SV 887",
    etd: "2026-11-26",
    eta: "2026-11-27",
    tradeTerms: "FOB",
    freightTerms: "prepaid",
    pieces: 2,
  });
  await page.context().close();
});

test("On a busy machine too Enter takes the city that was typed, with its country, and the next keys stand in their own fields", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("houseNumber"))).toBe(true);
  // React draws by messages to itself: a busy machine takes its time for each.
  await page.evaluate(() => {
    const later: ProxyHandler<() => void> = {
      apply: (post, port, message) => void setTimeout(() => Reflect.apply(post, port, message), 40),
    };
    const post = new Proxy(Reflect.get(MessagePort.prototype, "postMessage"), later);
    Reflect.set(MessagePort.prototype, "postMessage", post);
  });
  const shown = (country: WaybillField) => page.locator(".form-field", { has: desk.field(country) }).innerText();
  await desk.field("consigneeCity").focus();
  for (const text of ["Jeddah", "King Road 5"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => desk.field("consigneeAddress").inputValue()).toBe("King Road 5");
  expect(await shown("consigneeCountry")).toContain("Saudi Arabia");
  // Shift + Tab goes back, also where it is pressed while the field waits.
  await desk.field("consigneeCity").focus();
  await page.keyboard.type("Riyadh");
  for (const key of ["Enter", "Shift+Tab"]) await page.keyboard.press(key);
  await expect
    .poll(() => page.locator(".form-field", { has: desk.field("consigneeCity") }).innerText())
    .toContain("Riyadh");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("consigneeCity"))).toBe(true);
  // The first of a list is marked, not one whose country's letters are typed.
  await desk.field("shipperCity").focus();
  await page.keyboard.type("S");
  const marked = () => desk.field("shipperCity").getAttribute("aria-activedescendant");
  await expect.poll(marked).toMatch(/_list_0$/);
  await page.waitForTimeout(500);
  expect(await marked()).toMatch(/_list_0$/);
  // Keys typed before a new line of goods is drawn stand in it.
  await page.locator("[data-cell=unitPrice] input").focus();
  for (const key of ["7", "Enter", "A"]) await page.keyboard.press(key);
  const names = page.locator("[data-cell=productName] input");
  await expect.poll(() => names.last().inputValue()).toBe("A");
  expect(await page.locator("[data-cell=unitPrice] input").first().inputValue()).toBe("7");
  // The amount opens its currency and channel only when it is drawn: Enter waits for them, on a slow machine longer.
  await desk.field("codAmount").fill("");
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  for (const text of ["150", "SAR"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_codChannel$/);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect(await shown("codCurrency")).toContain("SAR");
  // Saving too waits for what is typed: here the city is left with its country first.
  await desk.field("shipperCity").fill("");
  await page.keyboard.type("Hamburg");
  await page.keyboard.press("Control+Enter");
  await page.locator(".ant-form-item-explain-error").first().waitFor();
  expect(await shown("shipperCountry")).toContain("Germany");
  await page.context().close();
});

test("A date is typed as people write it, also at once after a click and into the calendar that the click opened", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await desk.field("etd").click();
  await page.keyboard.type("20261201");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.field("etd").inputValue()).toBe("2026-12-01");
  await desk.field("eta").click();
  await page.locator(".ant-picker-dropdown").waitFor();
  await page.keyboard.type("2026/12/03");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.field("eta").inputValue()).toBe("2026-12-03");
  // A day is still taken by the mouse.
  await desk.field("etd").click();
  await page.locator(".ant-picker-dropdown [title='2026-12-02']").click();
  await expect.poll(() => desk.field("etd").inputValue()).toBe("2026-12-02");
  // In the two fields of a filter as well.
  await page.goto(`${lading.url}/logisticsManagement/checkWayBill`);
  await page.locator(".late-dates").first().click();
  await page.locator(".ant-picker-dropdown").waitFor();
  for (const day of ["20260101", "2026/12/31"]) {
    await page.keyboard.type(day);
    await page.keyboard.press("Enter");
  }
  const range = page.locator(".ant-picker-range input");
  await expect.poll(() => range.first().inputValue()).toBe("2026-01-01");
  await expect.poll(() => range.last().inputValue()).toBe("2026-12-31");
  await page.context().close();
});

test("A refused form goes to its first wrong field, in a folded group too, and Escape closes the dialog above a form", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  const group = page.locator("details.form-fold").last();
  await group.locator("summary").click();
  await page.reload();
  // Folded it stays, until what is missing in it is refused.
  await expect.poll(() => group.getAttribute("open")).toBe(null);
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("customerName"))).toBe(true);
  await desk.field("warehouseId").waitFor();

  await page.goto(`${lading.url}/financialBill/exchangeRateInfo`);
  await desk.addButton(exchangeRateTitles.one).click();
  await expect.poll(() => desk.dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Control+Enter");
  await desk.dialog.locator("[aria-invalid=true]").first().waitFor();
  await page.keyboard.press("Escape");
  await desk.dialog.waitFor({ state: "detached" });
  await page.context().close();
});

test("On a slow machine too each message of a long form stands at its field alone, and a tax invoice's form goes to its own", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/entrustOrderCreate`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id.endsWith("customerId"))).toBe(true);
  const cpu = await page.context().newCDPSession(page);
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.keyboard.press("Control+Enter");
  await page.locator(".ant-form-item-explain-error").nth(8).waitFor();
  await cpu.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForTimeout(500);
  expect(await page.locator(".record-form-problem").innerText()).toBe("");

  await page.goto(`${lading.url}/businessLedger/taxInvoice`);
  await desk.rows.first().getByRole("checkbox").check();
  await desk.button("tax-invoice:apply").click();
  const required = desk.dialog.locator("label.ant-form-item-required");
  await required.first().waitFor();
  expect(await required.allInnerTexts()).toEqual(
    (["title", "item", "gross"] as const).map((name) => taxInvoiceFieldTexts[name].en),
  );
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/_titleId$/);
  await page.context().close();
});

test("Enter comes by switches and file buttons, which Space turns, and passes a group that the person folded", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  const active = () => page.evaluate(() => document.activeElement?.id ?? "");
  const enterTo = async (name: string) => {
    await page.keyboard.press("Enter");
    await expect.poll(active).toMatch(new RegExp(`_${name}$`));
  };

  await page.goto(`${lading.url}/financialBill/expenseNameManagement`);
  await desk.addButton(chargeItemTitles.one).click();
  const form = desk.dialog.locator("form");
  const enabled = form.locator("button[role=switch]");
  for (let keys = 0; keys < 10 && !(await enabled.evaluate((one) => one === document.activeElement)); keys += 1)
    await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  expect(await enabled.getAttribute("aria-checked")).toBe("false");
  await page.keyboard.press("Enter");
  expect(await enabled.getAttribute("aria-checked")).toBe("false");
  expect(await form.locator("[type=submit]").evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goto(`${lading.url}/customerManagement/basicInfo`);
  await desk.button("customer:add").click();
  await desk.dialog.locator("[id$=_director]").focus();
  await enterTo("companyCode");
  await enterTo("certificate");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("[type=submit]"))).toBe(true);
  await desk.dialog.locator("summary").click();
  await page.reload();
  await desk.button("customer:add").click();
  await desk.dialog.locator("[id$=_email]").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("[type=submit]"))).toBe(true);
  await page.context().close();
});

test("An ended session closes its page at once, and what was typed is there again after signing in", async () => {
  const desk = await Desk.open(lading, { language: "en" });
  const { page } = desk;
  await signInAsStaff(page, lading);
  await page.goto(`${lading.url}/logisticsManagement/buildWayBillNo`);
  await desk.field("orderNumber").fill("KEPT-1");
  // Elsewhere the password is changed, which ends every other session.
  const newPassword = "another-lading-2026";
  const change = { change: "password" as const, password: demoPassword, newPassword, confirmPassword: newPassword };
  await lading.call(editUserBasisInfo, change, await lading.signIn());
  await page.waitForURL("**/login?redirect=*");
  await page.getByRole("button", { name: desk.words.t("app:errors.toLogin") }).click();
  await page.locator("input[name=account]").fill(lading.account);
  await page.locator("input[name=password]").fill(newPassword);
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/buildWayBillNo");
  await expect.poll(() => desk.field("orderNumber").inputValue()).toBe("KEPT-1");
  await page.context().close();
});
