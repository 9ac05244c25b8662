import { editWayBillLogisticsStatus, logisticsStateListByPage } from "@lading/contract/logistics-state";
import { wayBillListByPage } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { expectAccessible, expectDirection, visit } from "./browser.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

let token: string;
let number: string;
let id: string;
const lading = setStage({
  prepare: async ({ call, signIn }) => {
    token = await signIn();
    const { Content } = await call(wayBillListByPage, { types: [1] }, token);
    const first = Content?.rows.at(-1);
    number = first?.houseNumber ?? "";
    id = first?.id ?? "";
  },
});

const words = {
  zh: { nothing: "运单号不能为空", missing: "未查到该单号的货物", direction: "ltr" },
  en: {
    nothing: "The waybill number cannot be empty",
    missing: "No shipment can be shown for this number",
    direction: "ltr",
  },
  ar: { nothing: "لا يمكن أن يكون رقم البوليصة فارغًا", missing: "لا توجد شحنة يمكن عرضها بهذا الرقم", direction: "rtl" },
} as const;

test.each(inTurn("zh"))(
  "A visitor who reads %s lands on the tracking page, asks for numbers, and sees shipments and what is not found",
  async (language) => {
    const page = await visit(lading, { language });
    await page.waitForURL("**/checkWaybillHome");
    await expectDirection(page, words[language].direction);
    await expectAccessible(page);
    await page.locator("form button[type=submit]").click();
    await page.getByText(words[language].nothing).waitFor();
    await page.locator("textarea").fill(`${number.toLowerCase()}\nNOT-THERE`);
    await page.locator("form button[type=submit]").click();
    await page.waitForURL("**/waybillDetail?numbers=*");
    await page.getByRole("heading", { name: number }).waitFor();
    await page.getByText(words[language].missing).waitFor();
    expect(await page.locator(".shipment-steps li").count()).toBe(5);
    await expectDirection(page, words[language].direction);
    await expectAccessible(page);
    await page.context().close();
  },
);

test.each(inTurn("ar"))(
  "A visitor who reads %s finds the introduction first on a phone, and tracks from there",
  async (language) => {
    const page = await visit(lading, { language, phone: true });
    await page.waitForURL("**/mb_introduce");
    await expectDirection(page, words[language].direction);
    await expectAccessible(page);
    await page.locator("main a").first().click();
    await page.locator("textarea").fill(number);
    await page.locator("form button[type=submit]").click();
    await page.getByRole("heading", { name: number }).waitFor();
    await expectDirection(page, words[language].direction);
    await page.context().close();
  },
);

test("A new event shows on the open public page without a reload", async () => {
  const page = await visit(lading, { language: "en" });
  await page.goto(`${lading.url}/waybillDetail?numbers=${number}`);
  await page.getByRole("heading", { name: number }).waitFor();
  const states = await lading.call(logisticsStateListByPage, { pageSize: 50 }, token);
  const exception = states.Content?.rows.find(({ preset }) => preset === "exception")?.id ?? "";
  const event = { waybillIds: [id], stateId: exception, occurredAt: new Date().toISOString(), place: "Customs shed 7" };
  const added = await lading.call(editWayBillLogisticsStatus, event, token);
  expect(added.Content?.added).toBe(1);
  await page.getByText("Customs shed 7").waitFor({ timeout: 5000 });
  await page.context().close();
});

test.each(["/more", "/information", "/introduce", "/login"])(
  "%s fits in every language and is accessible, also on a phone",
  async (path) => {
    for (const [language, phone] of [
      ["zh", true],
      ["en", false],
      ["ar", true],
    ] as const) {
      const page = await visit(lading, { language, phone });
      await page.goto(lading.url + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectDirection(page, words[language].direction);
      // The rules of axe are the same in every language.
      if (language !== "zh") await expectAccessible(page);
      await page.context().close();
    }
  },
);
