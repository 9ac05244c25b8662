import {
  adoptLadingSupplier,
  deleteServiceInfo,
  editServiceInfo,
  addServiceInfo,
  exportOverseasAgentList,
  getOverseasAgentList,
  getOverseasAgentServiceList,
  getTransportationServiceInfoList,
  ladingCompanyBecomesQiAnSupplier,
  loadLadingSupplierOffer,
  loadOverseasAgentInfo,
  loadSupplierInfoRecord,
  withdrawLadingSupplierOffer,
} from "@lading/contract/supplier";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { openHouse } from "./supplier.stage.ts";

let house: Awaited<ReturnType<typeof openHouse>>;
beforeEach(async () => {
  await house?.app.close();
  house = await openHouse();
});
afterAll(() => house.app.close());

const call = () => house.app.call.bind(house.app);
const theirs = () => ({ token: house.one.token });
const mine = () => ({ token: house.other.token });
const form = { ...ladingCompanyBecomesQiAnSupplier.example, introduction: "We clear in Riyadh", contact: "Khalid" };
const offer = async (rest: object = {}) =>
  await call()(ladingCompanyBecomesQiAnSupplier, { ...form, ...rest }, theirs());
const services = async () => (await call()(getTransportationServiceInfoList, { sort: "price" }, mine())).Content.rows;
const agents = async () => (await call()(getOverseasAgentList, { validOn: "2026-11-21" }, mine())).Content.rows;
const setPeriod = async (until: string) =>
  await inTransaction(house.app.database, { companyId: house.one.company.companyId }, (db) =>
    db.execute(sql`UPDATE company SET valid_until = ${until}`),
  );

describe("A company that offers itself on Lading", () => {
  test("is seen by others with the services that it chose, marked so, and with nothing else", async () => {
    const [chosen, kept] = [await house.one.quote({ price: "21" }), await house.one.quote({ price: "19" })];
    const supplierId = await house.one.add({ supplierName: "Secret Carrier" });
    await house.one.quote({ supplierId, price: "12" });
    expect(await services()).toEqual([]);
    expect((await offer({ serviceIds: [chosen] })).Content).toEqual({ offered: 1 });
    expect(await services()).toMatchObject([
      { id: chosen, source: "lading", offerCode: "GULF", supplierName: "GULF Freight", supplierId: null, price: "21" },
    ]);
    const [agent] = await agents();
    expect(agent).toMatchObject({
      source: "lading",
      name: "GULF Freight",
      contact: "Khalid",
      transport: 1,
      operations: 0,
    });
    const whole = JSON.stringify([
      await services(),
      await agents(),
      (await call()(getOverseasAgentServiceList, { companyCode: "GULF" }, mine())).Content,
      (await call()(loadOverseasAgentInfo, { companyCode: "GULF" }, mine())).Content,
    ]);
    for (const hidden of ["Secret", supplierId, kept, house.one.company.companyId, "Chen Jing"])
      expect(whole).not.toContain(hidden);
    expect((await call()(exportOverseasAgentList, {}, mine())).StatusCode).toBe(200);
    // In its own lists the offer is not another's.
    const own = (await call()(getTransportationServiceInfoList, { source: "own", sort: "price" }, theirs())).Content
      .rows;
    expect(own.map(({ id, published }) => [id, published])).toEqual([
      [chosen, "yes"],
      [kept, ""],
    ]);
    expect((await call()(getOverseasAgentList, { source: "lading" }, theirs())).Content.total).toBe(0);
  });

  test("shows a changed service as it was until it is offered again; a deleted one goes at once", async () => {
    const id = await house.one.quote({ price: "21" });
    await offer({ serviceIds: [id] });
    await call()(
      editServiceInfo,
      { ...addServiceInfo.example, supplierId: null, id, price: "25", version: 1 },
      theirs(),
    );
    expect((await services())[0]?.price).toBe("21");
    const own = (await call()(getTransportationServiceInfoList, { source: "own" }, theirs())).Content.rows;
    expect(own[0]?.published).toBe("changed");
    await offer({ serviceIds: [id] });
    expect((await services())[0]?.price).toBe("25");
    await call()(deleteServiceInfo, { ids: [id] }, theirs());
    expect(await services()).toEqual([]);
    expect(await agents()).toHaveLength(1);
  });

  test("as an overseas agent alone stands among agents, not in the lists of services; as a supplier the other way", async () => {
    const id = await house.one.quote({});
    await offer({ serviceIds: [id], asSupplier: false, asAgent: true });
    expect([(await services()).length, (await agents()).length]).toEqual([0, 1]);
    await offer({ serviceIds: [id], asSupplier: true, asAgent: false });
    expect([(await services()).length, (await agents()).length]).toEqual([1, 0]);
    const neither = await offer({ asSupplier: false, asAgent: false });
    expect([neither.StatusCode, neither.Content.code]).toEqual([422, "supplier.offerAs"]);
  });
});

describe("A company on Lading", () => {
  test("offers only services of its own: neither a supplier's nor another company's", async () => {
    const supplierId = await house.one.add();
    const bought = await house.one.quote({ supplierId });
    const foreign = await house.other.quote({});
    for (const id of [bought, foreign]) {
      const { StatusCode, Content } = await offer({ serviceIds: [id] });
      expect([StatusCode, Content.code]).toEqual([422, "supplier.notOwnService"]);
    }
    expect(await agents()).toEqual([]);
  });

  test("is offered by whoever holds the right, and by nobody else", async () => {
    for (const preset of ["operator", "sales", "finance"]) {
      const token = await house.colleague(house.one, preset);
      expect((await call()(ladingCompanyBecomesQiAnSupplier, form, { token })).StatusCode).toBe(403);
      expect((await call()(withdrawLadingSupplierOffer, {}, { token })).StatusCode).toBe(403);
    }
    const token = await house.colleague(house.one, "departmentManager");
    expect((await call()(ladingCompanyBecomesQiAnSupplier, form, { token })).StatusCode).toBe(200);
    const loaded = (await call()(loadLadingSupplierOffer, {}, { token })).Content;
    expect(loaded).toMatchObject({
      companyCode: "GULF",
      offer: { contact: "Khalid", offeredByName: "departmentManager" },
    });
  });

  test("withdraws, and is seen no longer; who took it over keeps the entry without the services", async () => {
    const id = await house.one.quote({});
    await offer({ serviceIds: [id] });
    const { Content } = await call()(adoptLadingSupplier, { companyCode: "GULF" }, mine());
    expect((await call()(withdrawLadingSupplierOffer, {}, theirs())).Content).toEqual({ withdrawn: true });
    expect((await call()(withdrawLadingSupplierOffer, {}, theirs())).Content).toEqual({ withdrawn: false });
    expect(await services()).toEqual([]);
    expect(await agents()).toMatchObject([{ supplierId: Content.id, offerCode: "", transport: 0 }]);
    expect((await call()(loadOverseasAgentInfo, { companyCode: "GULF" }, mine())).StatusCode).toBe(404);
    expect((await call()(loadLadingSupplierOffer, {}, mine())).Content.offer).toBeNull();
  });
});

describe("An offer of a company whose period is over", () => {
  test("is not found, nor taken over; its services are not found under who took it over; renewed, it is there again", async () => {
    const id = await house.one.quote({});
    await offer({ serviceIds: [id] });
    await setPeriod("2020-01-01");
    expect([await services(), await agents()]).toEqual([[], []]);
    expect((await call()(adoptLadingSupplier, { companyCode: "GULF" }, mine())).StatusCode).toBe(404);
    expect((await call()(loadOverseasAgentInfo, { companyCode: "GULF" }, mine())).StatusCode).toBe(404);
    await setPeriod("2099-01-01");
    expect((await call()(adoptLadingSupplier, { companyCode: "GULF" }, mine())).StatusCode).toBe(200);
    expect(await services()).toMatchObject([{ id }]);
    await setPeriod("2020-01-01");
    expect(await services()).toEqual([]);
    expect(await agents()).toMatchObject([{ source: "supplier", transport: 0 }]);
  });
});

describe("An offer", () => {
  test("is taken over as a supplier of one's own, with its services under it", async () => {
    const id = await house.one.quote({});
    await offer({ serviceIds: [id] });
    const { Content } = await call()(adoptLadingSupplier, { companyCode: "GULF" }, mine());
    const supplier = (await call()(loadSupplierInfoRecord, { id: Content.id }, mine())).Content;
    expect(supplier).toMatchObject({
      supplierName: "GULF Freight",
      kind: "overseasAgent",
      ladingCode: "GULF",
      contacts: [{ contact: "Khalid" }],
    });
    expect(await services()).toMatchObject([{ source: "lading", supplierId: Content.id }]);
    expect(await agents()).toMatchObject([{ source: "supplier", offerCode: "GULF", transport: 1 }]);
  });

  test("is taken over once when two clerks do it at once, and the second is shown the entry", async () => {
    await offer();
    const answers = await Promise.all([1, 2].map(() => call()(adoptLadingSupplier, { companyCode: "GULF" }, mine())));
    const stored = answers.find(({ StatusCode }) => StatusCode === 200)?.Content.id;
    const refused = answers.find(({ StatusCode }) => StatusCode === 409)?.Content;
    expect(refused).toMatchObject({ code: "supplier.exists", existing: { id: stored } });
  });

  test("that is not there, or one's own, is not found", async () => {
    await offer();
    for (const [companyCode, who] of [
      ["NONE", mine()],
      ["GULF", theirs()],
    ] as const)
      expect((await call()(adoptLadingSupplier, { companyCode }, who)).StatusCode).toBe(404);
  });
});
