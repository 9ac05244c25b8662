import { pieceCode } from "@lading/contract/core";
import { foundKinds } from "@lading/contract/record-search";
import { userSystemLogin } from "@lading/contract/session";
import { getCustomerWayBillList, wayBillListByPage } from "@lading/contract/waybill";
import { expect, test } from "vitest";
import { signInAsCustomer, signInAsStaff } from "./browser.ts";
import { demoPassword } from "./companies.ts";
import { Desk } from "./desk.ts";
import { inTurn } from "./languages.ts";
import { setStage } from "./stage.ts";

const lading = setStage();

/** Opens the search of the top bar by its keys, once the page stands, and types at once, also before the search is there. */
async function search(desk: Desk, text: string): Promise<void> {
  await desk.button("app:shell.search").waitFor();
  await desk.page.keyboard.press("Control+k");
  await desk.page.keyboard.type(text);
  const box = desk.page.getByRole("combobox", { name: desk.words.t("app:shell.search") });
  await expect.poll(() => box.inputValue()).toBe(text);
}

test.each(inTurn("ar"))(
  "A clerk scans a piece's label into the search and stands before its waybill, in %s",
  async (language) => {
    const token = await lading.signIn();
    const { Content } = await lading.call(wayBillListByPage, { kind: "house", pageSize: 1 }, token);
    const [waybill] = Content?.rows ?? [];
    if (!waybill) throw new Error("There is no waybill");
    const desk = await Desk.open(lading, { language });
    await signInAsStaff(desk.page, lading);
    await search(desk, pieceCode(waybill.houseNumber, 2));
    await desk.page.getByRole("group", { name: foundKinds.waybill[language] }).waitFor();
    await desk.page.keyboard.press("Enter");
    await desk.page.waitForURL(`**/waybillDetails/${waybill.id}`);
    await desk.page.context().close();
  },
);

test.each(inTurn("zh"))(
  "A customer finds their own shipments and orders in the portal's search, in %s",
  async (language) => {
    const asked = {
      audience: "customer" as const,
      companyCode: lading.code,
      customerNumber: "C0001",
      password: demoPassword,
    };
    const { Content: signedIn } = await lading.call(userSystemLogin, asked);
    const { Content } = await lading.call(getCustomerWayBillList, { pageSize: 1 }, signedIn?.Token ?? "");
    const number = Content?.rows[0]?.houseNumber ?? "";
    const desk = await Desk.open(lading, { language });
    await signInAsCustomer(desk.page, lading);
    await search(desk, lading.code.slice(0, 2));
    for (const kind of ["waybill", "order"] as const)
      await desk.page.getByRole("group", { name: foundKinds[kind][language] }).waitFor();
    await desk.page.getByRole("combobox", { name: desk.words.t("app:shell.search") }).fill(number);
    await desk.page.getByRole("option", { name: number }).first().waitFor();
    await desk.page.keyboard.press("Enter");
    await desk.page.waitForURL(`**/ShipmentList/shipmentList?search=${number}`);
    await expect.poll(() => desk.rows.count()).toBe(1);
    await desk.page.context().close();
  },
);
