import type { RequestOf } from "@lading/contract/core";
import {
  customerInfoModifyCompanyInfo,
  editCustomerInfoStatue,
  getCustomerLogList,
  getCustomerMessageList,
  loadCustomerHomeInfo,
  mergeCustomerInfo,
  setCustomerSignIn,
} from "@lading/contract/customer";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "#core/db";
import { customerToken } from "#core/testing";
import { signIns } from "#core/sign-in";
import { form, openOffice, type Office } from "../office.stage.ts";

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.app.close());

const inside = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
  inTransaction(office.app.database, { companyId: office.company.companyId }, work);
const portalOf = (userId: string) =>
  customerToken(office.app.database, { companyId: office.company.companyId, userId });
const home = async (id: string) =>
  (await office.app.call(loadCustomerHomeInfo, {}, { token: await portalOf(id) })).Content;
async function setState(id: string, change: Pick<RequestOf<typeof editCustomerInfoStatue>, "status" | "reason">) {
  const { version } = (await office.load(id)).customer;
  await office.app.call(editCustomerInfoStatue, { id, version, ...change }, { token: office.token });
}

async function merge(id: string, mergedId: string) {
  const { version } = (await office.load(id)).customer;
  const { StatusCode } = await office.app.call(
    mergeCustomerInfo,
    { id, mergedId, version },
    { token: office.token, language: "en" },
  );
  expect(StatusCode).toBe(200);
  return await office.load(id);
}

/** The customer sends its own data, with one of them another. */
async function modify(id: string, change: Partial<RequestOf<typeof customerInfoModifyCompanyInfo>>) {
  const { version, customerName } = await home(id);
  const own = { ...form({ customerName }), ...change, version };
  return await office.app.call(customerInfoModifyCompanyInfo, own, { token: await portalOf(id) });
}

/** A licence that the customer has uploaded. */
const upload = (customerId: string) =>
  inside(async (db) => {
    const { companyId } = office.company;
    const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
    const file = { companyId, use: "licence", name: "licence.pdf", bytes, createdBy: customerId } as const;
    return (await office.app.services.files.save(db, file)).id;
  });
const isKept = async (fileId: string) =>
  (await inside((db) => office.app.services.files.find(db, fileId))) !== undefined;

const refusedOf = async (id: string) => {
  const { rows } = (await office.app.call(getCustomerMessageList, {}, { token: await portalOf(id), language: "ar" }))
    .Content;
  return rows.filter(({ kind }) => kind === "requestMerged").map(({ text }) => text);
};

describe("Of two entries that become one", () => {
  test("the customer's own data stay locked, whichever of them the customer completed", async () => {
    const [stays, goes] = [await office.add(), await office.add()];
    await modify(goes, { director: "Hassan" });
    expect((await home(stays)).locked).toBe(false);
    await merge(stays, goes);
    expect((await home(stays)).locked).toBe(true);
    expect((await modify(stays, { city: "Riyadh" })).Content.outcome).toBe("asked");
  });

  test.each([
    ["restricted", "enabled", "restricted", "Late"],
    ["enabled", "disabled", "disabled", "Fraud"],
    ["restricted", "disabled", "disabled", "Fraud"],
    ["disabled", "restricted", "disabled", "Late"],
  ] as const)("the stricter state holds: %s and %s make %s", async (first, second, holds, reason) => {
    const [stays, goes] = [await office.add(), await office.add()];
    if (first !== "enabled") await setState(stays, { status: first, reason: "Late" });
    if (second !== "enabled")
      await setState(goes, { status: second, reason: second === "disabled" ? "Fraud" : "Slow" });
    const { customer } = await merge(stays, goes);
    expect(customer).toMatchObject({ status: holds, statusReason: reason });
    const { rows } = (await office.app.call(getCustomerLogList, { customerId: stays }, { token: office.token }))
      .Content;
    const told = rows.find(({ action }) => action === "merge")?.changes.map(({ field }) => field);
    expect(told).toEqual(first === holds ? ["merged"] : ["merged", "status", "reason"]);
  });

  test("a disabled one gives neither its password nor its sign-in name, and whoever is signed in is so no more", async () => {
    const [stays, goes] = [await office.add(), await office.add({ customerNumber: "D1" })];
    await office.app.call(setCustomerSignIn, { id: goes }, { token: office.token });
    await setState(goes, { status: "disabled", reason: "Fraud" });
    const open = await portalOf(stays);
    expect((await merge(stays, goes)).customer.hasSignIn).toBe(false);
    const names = await inside((db) => db.select().from(signIns).where(eq(signIns.userId, stays)));
    expect(names).toEqual([]);
    expect((await office.app.call(loadCustomerHomeInfo, {}, { token: open })).StatusCode).toBe(401);
  });
});

describe("A request for a change that waits at the entry that goes", () => {
  test("waits on at the one that stays, beside what that says now", async () => {
    const [stays, goes] = [await office.add({ city: "Jeddah", country: "SA" }), await office.add()];
    await modify(goes, {});
    const certificateFileId = await upload(goes);
    await modify(goes, { city: "Riyadh", certificateFileId });
    const { request } = await merge(stays, goes);
    expect(request?.changes).toContainEqual({ field: "city", before: "Jeddah", after: "Riyadh" });
    expect(await isKept(certificateFileId)).toBe(true);
    expect((await home(stays)).request?.status).toBe("pending");
  });

  test("is set aside where that has one of its own; the customer is told, and its file is gone", async () => {
    const [stays, goes] = [await office.add(), await office.add()];
    await modify(stays, {});
    await modify(stays, { city: "Dammam" });
    await modify(goes, {});
    const certificateFileId = await upload(goes);
    await modify(goes, { city: "Riyadh", certificateFileId });
    const { request } = await merge(stays, goes);
    expect(request?.changes.map(({ after }) => after)).toEqual(["Dammam"]);
    expect(await isKept(certificateFileId)).toBe(false);
    expect(await refusedOf(stays)).toEqual([expect.stringContaining("أُلغي هذا الطلب")]);
    expect((await home(stays)).request).toMatchObject({ status: "pending" });
    const { rows } = (await office.app.call(getCustomerLogList, { customerId: stays }, { token: office.token }))
      .Content;
    expect(rows.find(({ action }) => action === "refuse")?.changes[0]?.after).toContain("this one is set aside");
  });
});
