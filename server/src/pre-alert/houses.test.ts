import type { RequestOf } from "@lading/contract/core";
import { getArrivalNoticeDetail, getPreAlertHouseList } from "@lading/contract/pre-alert";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
let id: string;
beforeAll(async () => {
  houses = await openHouses();
  id = await houses.alertOf(await houses.addMain("020-12345675", 1));
  await houses.origin.inCompany(async (db) => {
    await db.execute(sql`
      INSERT INTO pre_alert_house (company_id, pre_alert_id, line, house_number, waybill)
      SELECT company_id, pre_alert_id, n, 'BIG' || n,
        waybill || jsonb_build_object('houseNumber', 'BIG' || n, 'consigneeName', 'Consignee ' || n || ' 100%')
      FROM pre_alert_house, generate_series(2, 600) AS n WHERE pre_alert_id = ${id}`);
    await db.execute(sql`UPDATE pre_alert SET total_houses = 600 WHERE id = ${id}`);
  });
});
afterAll(() => houses.close());

const list = async (input: Partial<RequestOf<typeof getPreAlertHouseList>> = {}, side = houses.origin) =>
  await houses.app.call(getPreAlertHouseList, { preAlertId: id, order: "asc", ...input }, { token: side.token });
const linesOf = async (input: Partial<RequestOf<typeof getPreAlertHouseList>>) => {
  const { Content } = await list(input);
  return [Content.total, ...Content.rows.map(({ line }) => line)];
};

test("Of a pre-alert of more houses than its page shows, every house is reached page by page", async () => {
  const shown = await houses.show(id);
  expect([shown.houses.length, shown.hiddenHouses]).toEqual([500, 100]);
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 200 })));
  expect(pages.flatMap(({ Content }) => Content.rows.map(({ line }) => line))).toEqual(
    Array.from({ length: 600 }, (_, place) => place + 1),
  );
  expect(pages[2]?.Content.total).toBe(600);
});

test("A house is found by its number, party, city or goods, and its own arrival notice is made", async () => {
  expect(await linesOf({ search: "big599" })).toEqual([1, 599]);
  expect(await linesOf({ search: "consignee 588 " })).toEqual([1, 588]);
  expect(await linesOf({ search: "RIYADH", pageSize: 1 })).toEqual([600, 1]);
  expect(await linesOf({ search: "adapters", pageSize: 1, order: "desc" })).toEqual([600, 600]);
  expect(await linesOf({ search: "100%", pageSize: 1 })).toEqual([599, 2]);
  expect(await linesOf({ search: "_IG599" })).toEqual([0]);
  const { token } = houses.origin;
  const notice = await houses.app.call(getArrivalNoticeDetail, { id, line: 599 }, { token });
  expect(notice.Content.number).toBe("BIG599");
});

test("The houses of a pre-alert are shown to nobody who does not see the pre-alert", async () => {
  expect((await list({}, houses.destination)).StatusCode).toBe(404);
  const asSales = await houses.app.call(getPreAlertHouseList, { preAlertId: id }, { token: houses.origin.sales });
  expect(asSales.StatusCode).toBe(404);
});
