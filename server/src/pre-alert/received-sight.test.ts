import { createWorkOrderByPreAlert, getPreAlertList } from "@lading/contract/pre-alert";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouses, type Houses } from "./pre-alert.stage.ts";

let houses: Houses;
beforeAll(async () => {
  houses = await openHouses();
});
afterAll(() => houses.close());

test("A received pre-alert is seen by those who see all waybills, and by others once a waybill made of it is theirs", async () => {
  const sent = await houses.alertOf(await houses.addMain("020-98765435", 1));
  await houses.push(sent);
  const { destination } = houses;
  const { sales, token, company } = destination;
  const seenBy = async (by: string) =>
    (await houses.app.call(getPreAlertList, { direction: "received" }, { token: by })).Content.rows.map(
      (row) => row.id,
    );
  const userOf = await destination.inCompany((db) =>
    db.execute<{ id: string }>(sql`SELECT id FROM staff_user WHERE id <> ${company.administrator.userId} LIMIT 1`),
  );
  const [id = ""] = await seenBy(token);
  expect(id).not.toBe("");
  expect(await seenBy(sales)).not.toContain(id);
  const { Content } = await houses.app.call(createWorkOrderByPreAlert, { id }, { token });
  expect(await seenBy(sales)).not.toContain(id);
  await destination.inCompany((db) =>
    db.execute(sql`UPDATE waybill SET sales_id = ${userOf.rows[0]?.id} WHERE main_waybill_id = ${Content.waybillId}`),
  );
  expect(await seenBy(sales)).toContain(id);
});
