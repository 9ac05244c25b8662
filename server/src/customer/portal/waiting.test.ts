import {
  auditCustomerRequest,
  customerInfoModifyCompanyInfo,
  getCustomerInfoList,
  loadCustomerHomeInfo,
} from "@lading/contract/customer";
import { getMenuInfoList } from "@lading/contract/system";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { customerToken } from "#core/testing";
import { requestBadge } from "../index.ts";
import { form, openOffice, type Office } from "../office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

/** The customer completes its data, then asks for a change of them. */
async function ask(id: string): Promise<void> {
  const token = await customerToken(office.app.database, { companyId: office.company.companyId, userId: id });
  for (const city of ["Jeddah", "Riyadh"]) {
    const { version, customerName } = (await office.app.call(loadCustomerHomeInfo, {}, { token })).Content;
    const own = { ...form({ customerName, city }), version };
    await office.app.call(customerInfoModifyCompanyInfo, own, { token });
  }
}

const badgeOf = async (token: string) => {
  const menu = (await office.app.call(getMenuInfoList, {}, { token })).Content;
  return menu.flatMap(({ ChildList }) => ChildList).find(({ MenuUrl }) => MenuUrl === requestBadge.url)?.MessageCount;
};
const waitingFor = async (token: string) =>
  (await office.app.call(getCustomerInfoList, { hasRequest: true }, { token })).Content.rows.map(({ id }) => id);

test("Customers who wait for an answer are counted in the menu of those who see them, until somebody decides", async () => {
  const published = vi.spyOn(office.app.services.events, "publish");
  const [own, other] = [await office.add({ salesId: office.sales.userId }), await office.add()];
  await ask(own);
  await ask(other);
  expect([await badgeOf(office.token), await badgeOf(office.sales.token), await badgeOf(office.rival)]).toEqual([
    2, 1, 0,
  ]);
  expect(await waitingFor(office.sales.token)).toEqual([own]);
  const told = () => published.mock.calls.map(([, , { kind }]) => kind);
  expect(told()).toEqual(["customer.asked", "menu.changed", "customer.asked", "menu.changed"]);
  const { request } = await office.load(own);
  await office.app.call(auditCustomerRequest, { id: request?.id ?? "", accept: true }, { token: office.token });
  expect([await badgeOf(office.token), await badgeOf(office.sales.token)]).toEqual([1, 0]);
  expect(told().slice(4)).toEqual(["customer.message", "customer.asked", "menu.changed"]);
});
