import { randomUUIDv7 } from "node:crypto";
import {
  auditCustomerRequest,
  customerInfoModifyCompanyInfo,
  endCustomerSignIn,
  getCustomerMessageList,
  loadCustomerHomeInfo,
  readCustomerMessage,
  setCustomerSignIn,
} from "@lading/contract/customer";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { verifyPassword } from "#core/passwords";
import { customerToken } from "#core/testing";
import { signIns } from "#core/sign-in";
import { customers, seesCustomerLicence } from "../index.ts";
import { form, openOffice, type Office } from "../office.stage.ts";

let office: Office;
let id: string;
let token: string;
beforeAll(async () => {
  office = await openOffice();
  id = await office.add({ customerName: "Red Sea Trading", city: "Jeddah", country: "SA", customerNumber: "R1" });
  token = await portalOf(id);
});
afterAll(() => office.app.close());

const portalOf = (userId: string) =>
  customerToken(office.app.database, { companyId: office.company.companyId, userId });
const modify = async (change: object) => {
  const { version } = (await office.app.call(loadCustomerHomeInfo, {}, { token })).Content;
  const own = { ...form({ customerName: "Red Sea Trading", city: "Jeddah", country: "SA" }), ...change, version };
  return await office.app.call(customerInfoModifyCompanyInfo, own, { token });
};
const home = async () => (await office.app.call(loadCustomerHomeInfo, {}, { token })).Content;
const messages = async () =>
  (await office.app.call(getCustomerMessageList, {}, { token, language: "en" })).Content.rows;
const request = async () => (await office.load(id)).request?.id ?? "";
const audit = (input: { id: string; accept: boolean; reason?: string }, by = office.token) =>
  office.app.call(auditCustomerRequest, input, { token: by });

test("A customer reads the licence that is kept of it, and no other's", async () => {
  const { companyId, administrator } = office.company;
  const other = await office.add({
    customerName: "Blue Sea Trading",
    city: "Jeddah",
    country: "SA",
    customerNumber: "B1",
  });
  const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction(office.app.database, { companyId }, work);
  const keep = (customerId: string) =>
    inside(async (db) => {
      const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
      const saving = {
        companyId,
        use: "licence",
        name: "licence.pdf",
        bytes,
        createdBy: administrator.userId,
      } as const;
      const { id: fileId } = await office.app.services.files.save(db, saving);
      await db.update(customers).set({ certificateFileId: fileId }).where(eq(customers.id, customerId));
      return fileId;
    });
  const [own, others] = [await keep(id), await keep(other)];
  expect((await home()).certificate).toMatchObject({ id: own, name: "licence.pdf" });
  const sees = (fileId: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the question looks at
    inside((db) => seesCustomerLicence(db, { audience: "customer", companyId, customerId: id } as never, fileId));
  expect([await sees(own), await sees(others)]).toEqual([true, false]);
});

describe("The customer's own data", () => {
  test("cannot take another's name, of whom the customer is told nothing", async () => {
    await office.add({ customerName: "Gulf Pearl", city: "Jeddah", country: "SA", customerNumber: "SECRET-9" });
    const { Content, ErrorMsg } = await modify({ customerName: "GULF PEARL" });
    expect(Content).toMatchObject({ code: "customer.nameTaken" });
    expect(JSON.stringify({ Content, ErrorMsg })).not.toMatch(/SECRET-9|Gulf Pearl/);
    expect((await home()).locked).toBe(false);
  });

  test("is saved the first time and locked; from then on a change waits for the forwarder", async () => {
    expect(await home()).toMatchObject({ locked: false, request: null });
    expect((await modify({ director: "Hassan" })).Content.outcome).toBe("saved");
    expect(await home()).toMatchObject({ locked: true, director: "Hassan" });
    expect((await modify({ director: "Hassan", city: "Riyadh" })).Content.outcome).toBe("asked");
    expect(await home()).toMatchObject({
      city: "Jeddah",
      request: { status: "pending", changes: [{ field: "city", before: "Jeddah", after: "Riyadh" }] },
    });
  });

  test("does not change by being sent as it is", async () => {
    expect((await modify({ director: "Hassan" })).Content.code).toBe("customer.nothingChanged");
  });

  test("changes when the forwarder accepts; the customer is told, in its language", async () => {
    expect((await audit({ id: await request(), accept: true }, office.rival)).StatusCode).toBe(404);
    const waiting = await request();
    expect((await audit({ id: waiting, accept: true })).StatusCode).toBe(200);
    expect((await home()).city).toBe("Riyadh");
    expect((await messages())[0]).toMatchObject({ kind: "requestAccepted", read: false });
    expect((await audit({ id: waiting, accept: false, reason: "No" })).Content.code).toBe("customer.decided");
  });

  test("stays when the forwarder turns the change down, which takes a reason that the customer reads", async () => {
    await modify({ director: "Hassan", city: "Dammam" });
    const waiting = await request();
    expect(Object.keys((await audit({ id: waiting, accept: false })).Content.fields ?? {})).toEqual(["reason"]);
    await audit({ id: waiting, accept: false, reason: "Send the licence first" });
    expect(await home()).toMatchObject({
      city: "Riyadh",
      request: { status: "refused", reason: "Send the licence first" },
    });
    expect((await messages())[0]?.text).toBe("Your change of details was turned down: Send the licence first");
  });

  test("can be decided once only, also by two at once", async () => {
    await modify({ director: "Hassan", city: "Abha" });
    const waiting = await request();
    const both = await Promise.all([true, true].map((accept) => audit({ id: waiting, accept })));
    expect(new Set(both.map(({ StatusCode }) => StatusCode))).toEqual(new Set([200, 409]));
  });
});

test("Messages are read one by one or all at once, and only one's own", async () => {
  const [first] = await messages();
  const stranger = await portalOf(await office.add({ customerNumber: "R2" }));
  const ids = [first?.id ?? randomUUIDv7()];
  expect((await office.app.call(readCustomerMessage, { ids }, { token: stranger })).Content.unread).toBe(0);
  const before = (await messages()).filter(({ read }) => !read).length;
  expect((await office.app.call(readCustomerMessage, { ids }, { token })).Content.unread).toBe(before - 1);
  expect((await office.app.call(readCustomerMessage, { ids: null }, { token })).Content.unread).toBe(0);
});

const stored = async () =>
  await inTransaction(office.app.database, { companyId: office.company.companyId }, async (db) => ({
    hash: (await db.select().from(customers).where(eq(customers.id, id)))[0]?.passwordHash ?? null,
    names: (await db.select().from(signIns).where(eq(signIns.userId, id))).map(({ name }) => name),
  }));

describe("A portal sign-in", () => {
  test("is given with a password that is shown this once, and ends the sessions before it", async () => {
    const { Content } = await office.app.call(setCustomerSignIn, { id }, { token: office.token });
    expect(Content).toMatchObject({ companyCode: "GULF", customerNumber: "R1" });
    const { hash, names } = await stored();
    expect([await verifyPassword(Content.password, hash), names]).toEqual([true, ["customer:gulf:r1"]]);
    expect((await office.app.call(loadCustomerHomeInfo, {}, { token })).StatusCode).toBe(401);
  });

  test("is taken away at once, and cannot be taken twice", async () => {
    const again = await portalOf(id);
    expect((await office.app.call(endCustomerSignIn, { id }, { token: office.token })).StatusCode).toBe(200);
    expect((await office.app.call(loadCustomerHomeInfo, {}, { token: again })).StatusCode).toBe(401);
    expect(await stored()).toEqual({ hash: null, names: [] });
    expect((await office.app.call(endCustomerSignIn, { id }, { token: office.token })).Content.code).toBe(
      "customer.noSignIn",
    );
  });
});
