import {
  acceptEntrustOrder,
  acceptEntrustOrders,
  addEntrustOrder,
  editCustomerEntrustOrder,
  editEntrustOrder,
  exampleOrder,
  getCustomerEntrustOrderList,
  getOrderReceivingCenterList,
  loadCustomerEntrustOrder,
  loadEntrustOrder,
  reopenEntrustOrder,
  turnDownEntrustOrder,
  withdrawCustomerEntrustOrder,
} from "@lading/contract/order";
import { getMenuInfoList } from "@lading/contract/system";
import { deleteWayBillInfo, getCustomerWayBillList, voidWayBill, wayBillDetail } from "@lading/contract/waybill";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemModule } from "#system";
import { orderBadge } from "./index.ts";
import { openOrderHouse, type OrderHouse } from "./orders.stage.ts";

let house: OrderHouse;
beforeAll(async () => {
  house = await openOrderHouse([systemModule({ staffBadges: [orderBadge] })]);
});
afterAll(() => house.app.close());

type Who = keyof OrderHouse["tokens"];
const as = (who: Who, language: "zh" | "en" | "ar" = "en") => ({ token: house.tokens[who], language });
const accept = (id: string, change: Record<string, unknown> = {}, who: Who = "clerk") =>
  house.app.call(acceptEntrustOrder, { id, version: 1, ...house.completion, ...change }, as(who));
const shown = async (id: string) => (await house.app.call(loadEntrustOrder, { id }, as("clerk"))).Content;
const badge = async () => {
  const menu = (await house.app.call(getMenuInfoList, {}, as("clerk"))).Content;
  return menu.flatMap(({ ChildList }) => ChildList).find(({ MenuUrl }) => MenuUrl === orderBadge.url)?.MessageCount;
};

const [box = { productName: "", boxCount: 1, weight: "1", unitPrice: "1" }] = exampleOrder.items;

describe("A customer's order", () => {
  test("gets a number, adds up its goods, and waits in the receiving centre with a badge", async () => {
    const before = (await badge()) ?? 0;
    const id = await house.place({ customerReference: "PO-1" });
    const own = await house.app.call(getCustomerEntrustOrderList, { search: "PO-1" }, as("customer"));
    expect(own.Content.rows).toMatchObject([
      { id, state: "toAccept", pieces: 2, weight: "300.000", volume: "2.640", houseNumber: "" },
    ]);
    expect(own.Content.rows[0]?.orderNumber).toMatch(/^GULFEO\d{9}$/);
    const { Content } = await house.app.call(getOrderReceivingCenterList, { state: "toAccept" }, as("clerk"));
    expect(Content.rows.find((row) => row.id === id)).toMatchObject({
      source: "portal",
      customerName: "Oasis Trading",
    });
    expect(Content.counts.toAccept).toBe(before + 1);
    expect(await badge()).toBe(before + 1);
  });

  test("is seen by its customer, by staff who see that customer's, and by nobody else", async () => {
    const id = await house.place();
    const statusOf = async (who: Who) => (await house.app.call(loadEntrustOrder, { id }, as(who))).StatusCode;
    expect(await Promise.all((["clerk", "sales", "rival"] as const).map(statusOf))).toEqual([200, 200, 404]);
    const own = (who: Who) => house.app.call(loadCustomerEntrustOrder, { id }, as(who));
    expect((await own("customer")).Content.form).toMatchObject({ productName: "Power adapters" });
    expect((await own("other")).StatusCode).toBe(404);
    const edit = { id, version: 1, ...exampleOrder };
    expect((await house.app.call(editCustomerEntrustOrder, edit, as("other"))).StatusCode).toBe(404);
    expect((await house.app.call(withdrawCustomerEntrustOrder, { id }, as("other"))).StatusCode).toBe(404);
    const { Content } = await house.app.call(getCustomerEntrustOrderList, {}, as("other"));
    expect(Content).toEqual({ rows: [], total: 0 });
  });

  test("to the door names the door; goods have measures or a volume; each message stands at its field", async () => {
    const wrong = {
      type: 3 as const,
      items: [
        { ...box, heightCm: "" },
        { ...box, weight: "0" },
      ],
    };
    const { StatusCode, Content } = await house.app.call(
      addEntrustOrder,
      { customerId: house.customerId, ...exampleOrder, ...wrong },
      as("clerk"),
    );
    expect(StatusCode).toBe(422);
    expect(Object.keys(Content.fields ?? {}).toSorted()).toEqual([
      "consigneeAddress",
      "consigneeCity",
      "consigneeCountry",
      "items.0.boxVolume",
      "items.1.weight",
    ]);
  });

  test("is changed and withdrawn while nobody accepted it, and not afterwards", async () => {
    const id = await house.place();
    const edit = (version: number) =>
      house.app.call(editCustomerEntrustOrder, { id, version, ...exampleOrder, remark: "Fragile" }, as("customer"));
    expect((await edit(1)).Content).toEqual({ version: 2 });
    const stale = await edit(1);
    expect([stale.StatusCode, stale.Content]).toMatchObject([409, { current: { remark: "Fragile", version: 2 } }]);
    // A change by the customer is shown to the clerk before the order is accepted.
    expect((await accept(id, { version: 1 })).StatusCode).toBe(409);
    const { Content: made } = await accept(id, { version: 2 });
    const late = await edit(2);
    expect([late.StatusCode, late.ErrorMsg]).toEqual([409, expect.stringContaining(made.houseNumber)]);
    expect((await house.app.call(withdrawCustomerEntrustOrder, { id }, as("customer"))).StatusCode).toBe(409);
    const other = await house.place();
    expect((await house.app.call(withdrawCustomerEntrustOrder, { id: other }, as("customer"))).StatusCode).toBe(200);
    expect((await accept(other)).Content.code).toBe("order.ended");
    expect((await shown(other)).order.state).toBe("withdrawn");
  });
});

describe("Staff record an order", () => {
  test("for a customer whom they see, and correct it", async () => {
    const order = { customerId: house.customerId, ...exampleOrder, consigneeName: "Sami" };
    const { Content } = await house.app.call(addEntrustOrder, order, as("sales"));
    const { order: row } = await shown(Content.id);
    expect(row).toMatchObject({ source: "staff", createdByName: "Omar", customerNumber: "C0001" });
    const edit = { id: Content.id, version: 1, ...exampleOrder, customsCode: "85044013" };
    expect((await house.app.call(editEntrustOrder, edit, as("clerk"))).Content).toEqual({ version: 2 });
    expect((await shown(Content.id)).log.map(({ action }) => action)).toEqual(["edit", "place"]);
    const foreign = { ...order, customerId: house.completion.operatorId };
    const refused = await house.app.call(addEntrustOrder, foreign, as("clerk"));
    expect(Object.keys(refused.Content.fields ?? {})).toEqual(["customerId"]);
    expect((await house.app.call(addEntrustOrder, order, as("warehouse"))).StatusCode).toBe(403);
  });
});

describe("Accepting", () => {
  test("asks for what the order leaves open, which its row names before, and for each once", async () => {
    const id = await house.place({ customsCode: "", destinationPort: "", deliveryPort: "SZX" });
    expect((await shown(id)).order.missing.toSorted()).toEqual(["customsCode", "destinationPort"]);
    const refused = await accept(id, { customsCode: "", loadingPort: "", destinationPort: "" });
    expect([refused.StatusCode, Object.keys(refused.Content.fields ?? {}).toSorted()]).toEqual([
      422,
      ["customsCode", "destinationPort"],
    ]);
    expect((await accept(id, { loadingPort: "" })).StatusCode).toBe(200);
  });

  test("makes a waybill of the customer's with everything asked for, which the customer sees and can track", async () => {
    const id = await house.place({ customerReference: "PO-77", tradeTerms: "FOB" });
    const { Content } = await accept(id, { houseNumber: "HAND-1" });
    expect(Content.houseNumber).toBe("HAND-1");
    const detail = (await house.app.call(wayBillDetail, { id: Content.waybillId }, as("clerk"))).Content;
    expect(detail.waybill).toMatchObject({
      type: 1,
      customerId: house.customerId,
      orderNumber: "PO-77",
      loadingPort: "SZX",
      destinationPort: "RUH",
      pieces: 2,
      weight: "300.000",
      volume: "2.640",
      chargeableWeight: "440.000",
      tradeTerms: "FOB",
      consigneeName: "محمد العتيبي",
      country: "SA",
      city: "Riyadh",
      preset: "orderPlaced",
    });
    expect(detail.waybill.items).toMatchObject([{ customsCode: "85044013", boxCount: 2, itemValue: "1280.00" }]);
    const own = await house.app.call(getCustomerWayBillList, { search: "HAND-1" }, as("customer"));
    expect(own.Content.total).toBe(1);
    const { Content: order } = await house.app.call(loadCustomerEntrustOrder, { id }, as("customer"));
    expect(order.order).toMatchObject({ state: "unstorage", houseNumber: "HAND-1", trackingState: "Order placed" });
    expect(order.log).toMatchObject([{ action: "accept", userName: "", detail: "HAND-1" }, { action: "place" }]);
  });

  test("says at its field what is missing, names what the order lacks, and then changes nothing", async () => {
    const id = await house.place();
    const refused = await accept(id, { loadingPort: "", type: 3 });
    expect(refused.StatusCode).toBe(422);
    expect(refused.Content.fields).toMatchObject({
      loadingPort: expect.any(String),
      consigneeAddress: expect.stringMatching(/^Consignee's address: /),
    });
    expect((await accept(id, { type: 2 })).Content.code).toBe("order.wrongWay");
    expect((await accept(id, { houseNumber: "TAKEN" })).StatusCode).toBe(200);
    const second = await accept(await house.place(), { houseNumber: "TAKEN" });
    expect(Object.keys(second.Content.fields ?? {})).toEqual(["houseNumber"]);
  });
});

describe("Accepting by several", () => {
  test("twice at once makes one waybill, and the second is told who did it", async () => {
    const id = await house.place();
    const answers = await Promise.all([accept(id), accept(id, {}, "administrator"), accept(id), accept(id)]);
    const done = answers.filter(({ StatusCode }) => StatusCode === 200);
    expect(done).toHaveLength(1);
    const { acceptedByName } = (await shown(id)).order;
    for (const { StatusCode, ErrorMsg } of answers.filter((answer) => answer.StatusCode !== 200))
      expect([StatusCode, ErrorMsg]).toEqual([409, expect.stringContaining(acceptedByName)]);
    const rows = await house.inCompany((db) =>
      db.execute(sql`SELECT FROM waybill w JOIN entrust_order o ON o.id = ${id} AND w.order_number = o.form->>'customerReference'
        WHERE w.id = o.waybill_id`),
    );
    expect(rows.rowCount).toBe(1);
  });

  test("many at once accepts each for itself; two clerks with the same choice share them", async () => {
    const ids = await Promise.all([house.place(), house.place(), house.place({ type: 2 }), house.place()]);
    const all = (who: Who) => house.app.call(acceptEntrustOrders, { ids, ...house.completion }, as(who));
    const [mine, yours] = await Promise.all([all("clerk"), all("administrator")]);
    expect([mine.StatusCode, yours.StatusCode]).toEqual([200, 200]);
    for (const [place, id] of ids.entries()) {
      const outcomes = [mine, yours].map(({ Content }) => Content.rows[place]);
      expect(outcomes.map((outcome) => outcome?.id)).toEqual([id, id]);
      const accepted = outcomes.filter((outcome) => outcome?.houseNumber !== "");
      // By sea a cabinet class is missing.
      expect(accepted).toHaveLength(place === 2 ? 0 : 1);
      for (const outcome of outcomes) expect(outcome?.error === "").toBe(outcome?.houseNumber !== "");
    }
    expect(mine.Content.rows[2]?.error).toContain("Container size");
    expect((await shown(ids[2])).order.state).toBe("toAccept");
  });

  test("takes its right", async () => {
    const id = await house.place();
    expect((await accept(id, {}, "warehouse")).StatusCode).toBe(403);
    expect((await accept(id, {}, "rival")).StatusCode).toBe(404);
    expect((await accept(id, {}, "customer")).StatusCode).toBe(403);
  });
});

const turnDown = (id: string, rest: object = {}, who: Who = "clerk") =>
  house.app.call(turnDownEntrustOrder, { id, reason: "No lithium batteries", ...rest }, as(who));

describe("Turning down", () => {
  test("shows the customer the reason and writes to the address on file; without a mail server it says so", async () => {
    const id = await house.place();
    expect((await turnDown(id)).Content).toEqual({ mail: "outbox", address: "buying@oasis.example", refused: [] });
    const { Content } = await house.app.call(loadCustomerEntrustOrder, { id }, as("customer"));
    expect(Content.order).toMatchObject({ state: "turnedDown", reason: "No lithium batteries" });
    const { rows } = await house.app.database.pool.query(
      "SELECT recipient, subject, body FROM outbox_message ORDER BY created_at DESC LIMIT 1",
    );
    expect(rows[0]).toMatchObject({ recipient: "buying@oasis.example", body: expect.stringContaining("No lithium") });
    expect((await turnDown(id)).Content.code).toBe("order.ended");
    expect((await accept(id)).Content.code).toBe("order.ended");
  });

  test("of an accepted order is refused; it can be opened again and accepted", async () => {
    const id = await house.place();
    await accept(id);
    expect((await turnDown(id)).Content.code).toBe("order.accepted");
    const other = await house.place();
    await turnDown(other, { notify: false });
    expect((await house.app.call(reopenEntrustOrder, { id: other }, as("clerk"))).StatusCode).toBe(200);
    expect((await accept(other, { version: 3 })).StatusCode).toBe(200);
    expect((await house.app.call(reopenEntrustOrder, { id: other }, as("clerk"))).Content.code).toBe("order.notEnded");
  });

  test("an order whose waybill was voided or deleted is open for another decision", async () => {
    const [voided, deleted] = [await house.place(), await house.place()];
    const waybills = [await accept(voided), await accept(deleted)].map(({ Content }) => Content.waybillId);
    const [first = "", second = ""] = waybills;
    await house.app.call(voidWayBill, { ids: [first], reason: "Booked twice" }, as("administrator"));
    await house.app.call(deleteWayBillInfo, { ids: [second] }, as("administrator"));
    expect((await shown(voided)).order).toMatchObject({ state: "turnedDown", reason: "Booked twice" });
    expect((await shown(deleted)).order).toMatchObject({ state: "turnedDown", waybillId: null });
    for (const id of [voided, deleted]) {
      await house.app.call(reopenEntrustOrder, { id }, as("clerk"));
      expect((await accept(id, { version: 3 })).StatusCode).toBe(200);
    }
  });
});
