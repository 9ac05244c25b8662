import { getMenuInfoList, type MenuEntry } from "@lading/contract/system";
import type { Language, Right } from "@lading/contract/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customerToken, staffToken, startTestApp, type TestApp } from "#core/testing";
import { systemModule } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [systemModule()] });
});
afterAll(() => app.close());

const some: Right[] = ["/logisticsManagement/checkWayBill:view", "/logisticsManagement/checkWayBill:edit"];

async function menuOf(token: Promise<string>, language: Language = "en"): Promise<MenuEntry[]> {
  return (await app.call(getMenuInfoList, {}, { token: await token, language })).Content;
}
const pagesOf = (menu: readonly MenuEntry[]) => menu.flatMap(({ ChildList }) => ChildList);

test("The menu holds one's own pages and those that one may view, with what one may do there", async () => {
  const pages = pagesOf(await menuOf(staffToken(app.database, [...some, "/systemManagement/userList:edit"])));
  expect(pages.map(({ MenuUrl }) => MenuUrl)).toEqual([
    "/myHome/myInfo",
    "/myHome/enterpriseInfo",
    "/logisticsManagement/checkWayBill",
  ]);
  expect(pages[2]).toMatchObject({
    Rights: ["view", "edit"],
    ParentID: "/logisticsManagement",
    Component: "logisticsManagement/checkWayBill",
    IsAvailable: true,
    MessageCount: 0,
    ChildList: [],
  });
});

test("Rights that have no page are there as well, beside the sidebar, for screens to know what they may offer", async () => {
  const rights: Right[] = [...some, "/logisticsManagement/checkWayBill/events:add"];
  const pages = pagesOf(await menuOf(staffToken(app.database, rights)));
  expect(pages.map(({ MenuUrl, IsShowNav, Rights }) => [MenuUrl, IsShowNav, Rights]).slice(2)).toEqual([
    ["/logisticsManagement/checkWayBill", true, ["view", "edit"]],
    ["/logisticsManagement/checkWayBill/events", false, ["add"]],
  ]);
});

test.each([
  ["zh", "物流管理", "运单查询"],
  ["en", "Logistics", "Waybills"],
  ["ar", "إدارة الشحن", "البوالص"],
] as const)("The menu is in the language of the request: %s", async (language, group, title) => {
  const menu = await menuOf(staffToken(app.database, some), language);
  expect(menu[1]?.MenuName).toBe(group);
  expect(menu[1]?.ChildList[0]?.MenuName).toBe(title);
});

test("Titles are found by pinyin and by its initials, in every language", async () => {
  const pages = pagesOf(await menuOf(staffToken(app.database, some), "ar"));
  expect(pages.at(-1)?.Pinyin).toBe("yundanchaxun ydcx");
});

test("A new user sees the two pages for one", async () => {
  const menu = await menuOf(staffToken(app.database, some, { hasCompany: false }));
  expect(pagesOf(menu).map(({ MenuUrl }) => MenuUrl)).toEqual(["/myHome/myInfo", "/myHome/enterpriseInfo"]);
});

test("After the company's period only home can be opened", async () => {
  const menu = await menuOf(staffToken(app.database, some, { validUntil: "2020-01-31" }));
  expect(pagesOf(menu).map(({ MenuUrl, IsAvailable }) => [MenuUrl, IsAvailable])).toEqual([
    ["/myHome/myInfo", true],
    ["/myHome/enterpriseInfo", true],
    ["/logisticsManagement/checkWayBill", false],
  ]);
  const customers = await menuOf(customerToken(app.database, { validUntil: "2020-01-31" }));
  expect(pagesOf(customers).map(({ IsAvailable }) => IsAvailable)).toEqual([true, true, false, false, false]);
});

test("On the last day of the period everything can still be opened", async () => {
  const validUntil = new Date().toISOString().slice(0, 10);
  const menu = await menuOf(staffToken(app.database, some, { validUntil }));
  expect(pagesOf(menu).filter(({ IsAvailable }) => !IsAvailable)).toEqual([]);
});

test("A customer has a menu of its own", async () => {
  const pages = pagesOf(await menuOf(customerToken(app.database)));
  expect(pages.map(({ MenuUrl }) => MenuUrl)).toEqual([
    "/customerHome/customerInfo",
    "/customerHome/messageList",
    "/EntrustOrder/entrustOrder",
    "/ShipmentList/shipmentList",
    "/DebtList/debtList",
  ]);
});
