import type { RequestOf } from "@lading/contract/core";
import {
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  getSupplierCostDetailsList,
} from "@lading/contract/supplier-cost";
import {
  deletePaymentInvoice,
  editPaymentInvoice,
  getPaymentInvoiceCostList,
  getPaymentInvoiceList,
  getPaymentInvoiceLog,
  getPaymentInvoiceSameNumberList,
  withdrawPaymentInvoiceConfirmation,
} from "@lading/contract/payment-invoice";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openInvoicing, type Invoicing } from "./invoicing.stage.ts";

let stage: Invoicing;
beforeAll(async () => {
  stage = await openInvoicing();
});
afterAll(() => stage.house.app.close());

const edit = (id: string, change: Partial<RequestOf<typeof editPaymentInvoice>>, by = stage.asks) =>
  stage.load(id).then((invoice) =>
    stage.house.app.call(
      editPaymentInvoice,
      {
        id,
        version: invoice.version,
        customerNumber: invoice.customerNumber,
        billReferNo: invoice.billReferNo,
        invoiceDate: invoice.invoiceDate,
        currency: invoice.currency,
        amount: invoice.amount,
        costs: invoice.costs.map((cost) => ({ costId: cost.id, amount: cost.amount ?? "" })),
        differences: invoice.differences,
        ...change,
      },
      by,
    ),
  );
/** The administrator, who enters invoices here. */
const mine = () => stage.house.company.administrator.userId;
const deleteCost = (id: string) => stage.house.app.call(deleteSupplierCostDetails, { ids: [id] }, stage.asks);
const editCost = (id: string, unitPrice: string) =>
  stage.house.app.call(
    editSupplierCostDetails,
    { id, ...stage.house.cost({ qty: "1", unitPrice }), version: 1 },
    stage.asks,
  );

describe("A supplier's invoice", () => {
  test("shows expected, invoiced and paid side by side, and which payment paid it", async () => {
    const costs = await stage.costs(2);
    const differences = [{ amount: "-1.5", reason: "Their rounding" }];
    const { Content } = await stage.enter(costs, { amount: "118.5", differences });
    expect(Content.paymentInvoiceNo).toMatch(/^PI\d\d-\d{7}$/);
    const before = await stage.load(Content.id);
    const figures = { expected: "120.00", amount: "118.50", difference: "-1.50", paid: "0.00", balance: "120.00" };
    expect(before).toMatchObject({
      ...figures,
      status: "toConfirm",
      paymentStatus: "unpaid",
      count: 2,
      mayConfirm: false,
    });
    expect(before.differences).toEqual([{ amount: "-1.50", reason: "Their rounding" }]);
    await stage.pay(costs.slice(0, 1));
    expect(await stage.load(Content.id)).toMatchObject({ paid: "60.00", balance: "60.00", paymentStatus: "unpaid" });
    await stage.pay(costs.slice(1));
    const after = await stage.load(Content.id);
    expect(after).toMatchObject({ paid: "120.00", balance: "0.00", paymentStatus: "paid" });
    expect(after.payments.map(({ source, amount }) => [source.slice(0, 2), amount])).toEqual([
      ["PV", "60.00"],
      ["PV", "60.00"],
    ]);
    const search = { search: Content.paymentInvoiceNo, paymentStatus: "paid" as const, differs: true };
    const { Content: listed } = await stage.house.app.call(getPaymentInvoiceList, search, stage.asks);
    expect(listed.rows.map(({ id }) => id)).toEqual([Content.id]);
  });

  test.each([
    ["lines that come to less", { amount: "61" }, [422, "paymentInvoice.sumDiffers"]],
    [
      "a difference of nothing",
      { differences: [{ amount: "-0.00", reason: "None" }] },
      [422, "paymentInvoice.zeroDifference"],
    ],
    [
      "a difference without a reason",
      { amount: "61", differences: [{ amount: "1", reason: " " }] },
      [400, "core.required"],
    ],
    ["parts of a cent", { amount: "60.001" }, [422, "core.amountDecimals"]],
    ["a due date before its own", { dueDate: "2026-11-11" }, [422, "paymentInvoice.dueBeforeDate"]],
    ["another payee's costs", { customerNumber: "C0001" }, [422, "paymentInvoice.otherSupplier"]],
    ["another currency's costs", { currency: "RMB" as const }, [422, "paymentInvoice.otherCurrency"]],
    ["a payee that is not there", { customerNumber: "X0404" }, [422, "supplierCost.noPayee"]],
    ["no line at all", { costs: [] }, [422, "paymentInvoice.empty"]],
  ])("refuses %s", async (_what, change, code) => {
    const { StatusCode, Content } = await stage.enter(await stage.costs(1), change);
    expect([StatusCode, Content.code]).toEqual(code);
  });

  test("gathers a cost that stands on no other, also when two enter at once, until it is voided", async () => {
    const [cost = ""] = await stage.costs(1);
    const both = await Promise.all([stage.enter([cost]), stage.enter([cost])]);
    expect(both.map(({ StatusCode }) => StatusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ StatusCode }) => StatusCode === 409)?.Content.code).toBe("paymentInvoice.standsOn");
    expect((await deleteCost(cost)).Content.code).toBe("supplierCost.onInvoice");
    const { id } = both.find(({ StatusCode }) => StatusCode === 200)?.Content ?? { id: "" };
    await stage.house.app.call(deletePaymentInvoice, { id, version: 1, reason: "Not ours" }, stage.asks);
    expect(await stage.load(id)).toMatchObject({ status: "voided", voidReason: "Not ours", paymentStatus: "unpaid" });
    expect((await deleteCost(cost)).StatusCode).toBe(200);
    expect(await stage.load(id)).toMatchObject({ costs: [], count: 0 });
  });
});

describe("A supplier's invoice that waits", () => {
  test("changes until it is confirmed, and its log says what", async () => {
    const costs = await stage.costs(2);
    const { Content } = await stage.enter(costs.slice(0, 1));
    const all = { amount: "120", costs: costs.map((costId) => ({ costId, amount: "60" })) };
    expect((await edit(Content.id, all)).Content.version).toBe(2);
    expect((await edit(Content.id, { ...all, version: 1 })).Content.code).toBe("core.stale");
    const { Content: log } = await stage.house.app.call(getPaymentInvoiceLog, { id: Content.id }, stage.asks);
    expect(log.rows.map(({ action }) => action)).toEqual(["edit", "add"]);
    expect(log.rows[0]?.changes.map(({ field }) => field)).toEqual(["amount", "lines"]);
  });

  test("numbers are gapless, also when some are refused", async () => {
    const costs = await stage.costs(6);
    await Promise.all([...costs, ...costs.slice(0, 3)].map((cost) => stage.enter([cost])));
    const numbers = async (status: "all" | "voided") => {
      const asked = { status, pageSize: 200 };
      return (await stage.house.app.call(getPaymentInvoiceList, asked, stage.asks)).Content.rows;
    };
    const serials = [...(await numbers("all")), ...(await numbers("voided"))]
      .map(({ paymentInvoiceNo }) => Number(paymentInvoiceNo.slice(5)))
      .toSorted((one, other) => one - other);
    expect(serials).toEqual(serials.map((_, place) => place + 1));
  });

  test("has files of its own: ten at most, and none of another invoice", async () => {
    const files = await Promise.all(Array.from({ length: 11 }, () => stage.house.upload("paymentInvoice")));
    const [cost = "", other = ""] = await stage.costs(2);
    expect((await stage.enter([cost], { attachments: files })).StatusCode).toBe(400);
    const { Content } = await stage.enter([cost], { attachments: files.slice(0, 10) });
    expect((await stage.load(Content.id)).attachments.map(({ id }) => id)).toEqual(files.slice(0, 10));
    expect((await stage.enter([other], { attachments: files.slice(0, 1) })).Content.code).toBe("files.gone");
    await edit(Content.id, { attachments: files.slice(0, 1) });
    expect((await stage.load(Content.id)).attachments).toHaveLength(1);
  });
});

/** Enters another invoice; gives how that ended. */
const again = async (change: object, by = stage.asks) => {
  const { StatusCode, Content } = await stage.enter(await stage.costs(1), change, by);
  return StatusCode === 200 ? "stored" : Content.code;
};

describe("A number that the supplier used before", () => {
  test("is shown before it is stored, whatever its case, blanks and leading zeros", async () => {
    const { Content } = await stage.enter(await stage.costs(1), { billReferNo: "sa 000471/07" });
    const asked = { customerNumber: "S0001", billReferNo: "SA471 / 7", invoiceDate: "2027-11-12" };
    const { Content: shown } = await stage.house.app.call(getPaymentInvoiceSameNumberList, asked, stage.asks);
    expect(shown.rows).toMatchObject([{ id: Content.id, withinYear: true, billReferNo: "sa 000471/07" }]);
    const later = { ...asked, invoiceDate: "2027-11-13" };
    const { Content: apart } = await stage.house.app.call(getPaymentInvoiceSameNumberList, later, stage.asks);
    expect(apart.rows).toMatchObject([{ withinYear: false }]);
  });

  test("asks those with the right, refuses others within a year, and asks everybody after it", async () => {
    await stage.enter(await stage.costs(1), { billReferNo: "KSA-0099" });
    const number = { billReferNo: "ksa-99" };
    expect(await again(number)).toBe("paymentInvoice.usedBefore");
    expect(await again({ ...number, sameNumber: true }, stage.finance)).toBe("paymentInvoice.usedWithinYear");
    const later = { ...number, invoiceDate: "2027-11-13" };
    expect(await again(later, stage.finance)).toBe("paymentInvoice.usedBefore");
    expect(await again({ ...later, sameNumber: true }, stage.finance)).toBe("stored");
    expect(await again({ ...number, invoiceDate: "2026-11-01", sameNumber: true })).toBe("stored");
  });

  test("of two clerks who enter it at once the second is asked", async () => {
    const [one = "", other = ""] = await stage.costs(2);
    const number = { billReferNo: "TWICE-1" };
    const both = await Promise.all([stage.enter([one], number), stage.enter([other], number)]);
    expect(both.map(({ StatusCode }) => StatusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("is free once the earlier invoice is voided, and for another supplier", async () => {
    const { Content } = await stage.enter(await stage.costs(1), { billReferNo: "FREE-1" });
    const elsewhere = await stage.costs(1, { customerNumber: "C0001" });
    const other = { billReferNo: "FREE-1", customerNumber: "C0001" };
    expect((await stage.enter(elsewhere, other)).StatusCode).toBe(200);
    const reason = { id: Content.id, version: 1, reason: "Typed twice" };
    await stage.house.app.call(deletePaymentInvoice, reason, stage.asks);
    expect(await again({ billReferNo: "FREE-1" })).toBe("stored");
  });
});

describe("Confirming a supplier's invoice", () => {
  test("is for somebody else than who entered or changed it, administrators too, and has its own right", async () => {
    const { Content } = await stage.enter(await stage.costs(1), {}, stage.finance);
    expect((await stage.confirm(Content.id, stage.finance)).StatusCode).toBe(403);
    await edit(Content.id, { remark: "October" });
    expect((await stage.confirm(Content.id, stage.asks)).Content.code).toBe("paymentInvoice.ownInvoice");
    expect((await stage.confirm(Content.id)).StatusCode).toBe(200);
    expect(await stage.load(Content.id)).toMatchObject({ status: "confirmed", confirmedByName: "Yusuf" });
    expect((await edit(Content.id, {})).Content.code).toBe("paymentInvoice.confirmed");
  });

  test("holds its costs until it is taken back, which ends when they are paid", async () => {
    const [cost = ""] = await stage.costs(1);
    const { Content } = await stage.enter([cost]);
    await stage.confirm(Content.id);
    expect((await editCost(cost, "75")).Content.code).toBe("supplierCost.onInvoice");
    const { Content: costs } = await stage.house.app.call(getSupplierCostDetailsList, { pageSize: 200 }, stage.asks);
    expect(costs.rows.find(({ id }) => id === cost)).toMatchObject({
      paymentInvoiceNo: Content.paymentInvoiceNo,
      invoiceConfirmed: true,
    });
    const takeBack = async () => {
      const { version } = await stage.load(Content.id);
      const input = { id: Content.id, version, reason: "Corrected" };
      return await stage.house.app.call(withdrawPaymentInvoiceConfirmation, input, stage.approval);
    };
    expect((await takeBack()).StatusCode).toBe(200);
    expect((await takeBack()).Content.code).toBe("paymentInvoice.notConfirmed");
    await stage.confirm(Content.id);
    await stage.pay([cost]);
    expect((await takeBack()).Content.code).toBe("paymentInvoice.paid");
  });

  test("waits until each cost is expected at what was invoiced for it", async () => {
    const [cost = ""] = await stage.costs(1);
    const { Content } = await stage.enter([cost], { amount: "75", costs: [{ costId: cost, amount: "75" }] });
    const differing = { invoiced: true, differs: true, pageSize: 200 };
    const { Content: listed } = await stage.house.app.call(getPaymentInvoiceCostList, differing, stage.asks);
    expect(listed.rows).toMatchObject([{ id: cost, expected: "60.00", amount: "75.00", difference: "15.00" }]);
    expect((await stage.confirm(Content.id)).Content.code).toBe("paymentInvoice.differs");
    expect((await editCost(cost, "75")).StatusCode).toBe(200);
    expect((await stage.confirm(Content.id)).StatusCode).toBe(200);
  });

  test("is also possible for a payee that was disabled since", async () => {
    const costs = await stage.costs(1);
    const disable = (status: string) =>
      stage.house.inCompany((db) =>
        db.execute(sql`UPDATE customer SET status = ${status} WHERE customer_number = 'S0001'`),
      );
    await disable("disabled");
    const { Content, StatusCode } = await stage.enter(costs);
    expect(StatusCode).toBe(200);
    expect((await stage.confirm(Content.id)).StatusCode).toBe(200);
    await disable("enabled");
  });

  test("asks for at least one cost", async () => {
    const differences = [{ amount: "40", reason: "Costs are not entered yet" }];
    const { Content } = await stage.enter([], { amount: "40", differences });
    expect((await stage.confirm(Content.id)).Content.code).toBe("paymentInvoice.noCosts");
  });

  test("is for the company's one user alone as well, and the log says so; a frozen colleague is one", async () => {
    const { Content } = await stage.enter(await stage.costs(1));
    await stage.house.inCompany((db) => db.execute(sql`UPDATE staff_user SET state = 'frozen' WHERE id <> ${mine()}`));
    expect((await stage.confirm(Content.id, stage.asks)).Content.code).toBe("paymentInvoice.ownInvoice");
    expect((await stage.load(Content.id)).mayConfirm).toBe(false);
    await stage.house.inCompany((db) => db.execute(sql`DELETE FROM staff_user WHERE id <> ${mine()}`));
    expect((await stage.load(Content.id)).mayConfirm).toBe(true);
    expect((await stage.confirm(Content.id, stage.asks)).StatusCode).toBe(200);
    const log = await stage.house.app.call(getPaymentInvoiceLog, { id: Content.id }, stage.asks);
    expect(log.Content.rows[0]?.changes).toContainEqual({ field: "onlyUser", before: null, after: "Chen Jing" });
  });
});
