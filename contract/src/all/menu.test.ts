import { describe, expect, test } from "vitest";
import { gatherMenu, type MenuPage } from "#system";
import { menu } from "./menu.ts";

/** Roles that companies start with and that hold this right. */
const holders = (right: string) =>
  menu.presetRoles.filter(({ rights }) => rights.some((held) => held === right)).map(({ preset }) => preset);

/** The side of a pair that the general manager leaves to others. */
const entersSupplierInvoices = ["add", "edit", "delete"].map((action) => `/businessLedger/paymentInvoice:${action}`);

/** Of client funds the general manager confirms movements; others enter, post, claim and ask for them. */
const asksAndPosts = [
  ...["add", "edit", "delete"].map((action) => `/clientFund/businessEntry:${action}`),
  "/clientFund/financeEntry/posting:approve",
  "/clientFund/clientFundDetail:add",
  "/clientFund/businessReceiptPreRecord:edit",
  ...["add", "edit", "delete", "approve"].map((action) => `/clientFund/financeReceiptPreRecord:${action}`),
];

/** In the order of the specification. */
const pagesInOrder = [
  "/myHome/myInfo",
  "/myHome/enterpriseInfo",
  "/logisticsManagement/buildWayBillNo",
  "/logisticsManagement/checkWayBill",
  "/logisticsManagement/checkWayBill/events",
  "/logisticsManagement/checkWayBill/consolidation",
  "/logisticsManagement/checkWayBill/packing",
  "/logisticsManagement/checkWayBill/voiding",
  "/logisticsManagement/LogisticsStatus",
  "/logisticsManagement/jobSummary",
  "/logisticsManagement/jobSummary/customerService",
  "/logisticsManagement/jobSummary/marketing",
  "/logisticsManagement/jobSummary/sales",
  "/logisticsManagement/jobSummary/operation",
  "/logisticsManagement/jobSummary/finance",
  "/logisticsManagement/jobSummary/approval",
  "/logisticsManagement/jobSummary/gmApproval",
  "/logisticsManagement/orderWayBill",
  "/logisticsManagement/goodsFiles",
  "/logisticsManagement/preAlertList",
  "/customerManagement/basicInfo",
  "/customerManagement/banckAccountInfo",
  "/customerManagement/contactStaff",
  "/customerManagement/contractManagement",
  "/customerManagement/contractManagement/credit",
  "/financialBill/receivingAccountManagement",
  "/financialBill/bankStatement",
  "/financialBill/expenseNameManagement",
  "/financialBill/exchangeRateInfo",
  "/financialBill/exchangeRateInfoLog",
  "/financialBill/invoiceItemList",
  "/businessLedger/reportQuerySummary",
  "/businessLedger/profitableList",
  "/businessLedger/pendingCheckBillsSummary",
  "/businessLedger/finishedCheckBillsSummary",
  "/businessLedger/finishedCheckBillsSummary/writeOff",
  "/businessLedger/finishedCheckBillsSummary/waiving",
  "/businessLedger/finishedCheckBillsSummary/unlocking",
  "/businessLedger/taxInvoice",
  "/businessLedger/taxInvoice/issuing",
  "/businessLedger/financialRequest",
  "/businessLedger/financialRequest/payroll",
  "/businessLedger/financialRequest/seePayroll",
  "/businessLedger/financialAudit",
  "/businessLedger/paymentInvoice",
  "/businessLedger/paymentInvoice/confirming",
  "/businessLedger/paymentInvoice/repeating",
  "/businessLedger/payment",
  "/businessLedger/payment/paying",
  "/businessLedger/periodClose",
  "/businessLedger/periodClose/closing",
  "/businessLedger/periodClose/reopening",
  "/clientFund/businessEntry",
  "/clientFund/financeEntry",
  "/clientFund/financeEntry/posting",
  "/clientFund/accountStatements",
  "/clientFund/clientFundDetail",
  "/clientFund/clientFundDetail/confirming",
  "/clientFund/businessReceiptPreRecord",
  "/clientFund/financeReceiptPreRecord",
  "/marketRisk/advertList",
  "/marketRisk/restrictedList",
  "/marketRisk/emailConfig",
  "/marketRisk/antiMoneyLaunderingList",
  "/salesManagement/accountingList",
  "/supplierManagement/supplierServiceInformation",
  "/supplierManagement/suppliereInformation",
  "/supplierManagement/overseasGrid",
  "/systemManagement/userList",
  "/systemManagement/roleList",
  "/systemManagement/getWayBillOperationLog",
  "/systemManagement/invoiceTitle",
  "/systemManagement/currencySettings",
  "/systemManagement/financialAuditProcessSettings",
  "/systemManagement/expenseCategorySettings",
];

describe("The menu", () => {
  test("has the pages of all modules in the specification's order, a right of its own after the page it belongs to", () => {
    expect(menu.pages.map(({ url }) => url)).toEqual(pagesInOrder);
  });
});

describe("A group of the menu", () => {
  test("is shown when a module has a page in it; a page that stands in none is refused", () => {
    const group = { title: { zh: "组", en: "Group", ar: "مجموعة" }, icon: "home" };
    const page: MenuPage = { ...group, url: "/some/page", actions: ["view"], keepAlive: true };
    const groups = {
      staff: [
        { ...group, url: "/empty" as const, children: ["page"] },
        { ...group, url: "/some" as const, children: ["page"] },
      ],
      customers: [],
    };
    expect(gatherMenu({ groups, modules: [{ staff: [page] }] }).staff.map(({ url }) => url)).toEqual(["/some"]);
    const lost: MenuPage = { ...page, url: "/some/other" };
    expect(() => gatherMenu({ groups, modules: [{ staff: [lost] }] })).toThrow("/some/other has no place");
  });
});

describe("The roles that companies start with", () => {
  test.each(menu.pages.flatMap(({ url, presets = [], actions }) => ({ url, presets, actions })))(
    "stand once with $url, with nothing that cannot be done there, and see it when they do something there",
    ({ presets, actions }) => {
      const roles = presets.flatMap((one) => one.roles);
      expect(new Set(roles).size).toBe(roles.length);
      for (const { may } of presets) {
        const done = may === "all" ? actions : may;
        expect(actions).toEqual(expect.arrayContaining([...done]));
        if (actions.includes("view")) expect(done).toContain("view");
      }
    },
  );

  test("hold no two rights that are to be apart: who writes off neither waives nor unlocks", () => {
    expect(menu.apart.length).toBeGreaterThan(3);
    for (const [one, other] of menu.apart) {
      expect([holders(one).length > 0, holders(other).length > 0]).toEqual([true, true]);
      expect(holders(one).filter((preset) => holders(other).includes(preset))).toEqual([]);
    }
  });

  test("sign a job off by one role a step; the general manager may all else but write off", () => {
    const steps = menu.rights.filter((right) => /\/jobSummary\/\w+:approve$/.test(right));
    expect(steps.map(holders)).toEqual([
      ["customerService"],
      ["marketing"],
      ["sales"],
      ["operator"],
      ["finance"],
      ["approval"],
      ["generalManager"],
    ]);
    const missing = menu.rights.filter((right) => !holders(right).includes("generalManager"));
    const writingOff = menu.apart.map(([right]) => right).filter((right) => right.includes("/writeOff:"));
    expect(new Set(missing)).toEqual(
      new Set([
        ...steps.slice(0, -1),
        // A person who may apply for tax invoices does not issue them.
        "/businessLedger/taxInvoice/issuing:approve",
        ...entersSupplierInvoices,
        ...writingOff,
        ...asksAndPosts,
        // A person who decides does not pay.
        "/businessLedger/payment/paying:approve",
        // Confirming a reopening is the general manager's, so closing is not.
        "/businessLedger/periodClose/closing:approve",
      ]),
    );
  });

  test("confirm a supplier's invoice by none that enters or changes one", () => {
    const confirming = holders("/businessLedger/paymentInvoice/confirming:approve");
    expect(confirming).toEqual(["approval", "generalManager"]);
    for (const right of entersSupplierInvoices) expect(holders(right)).toEqual(["finance"]);
  });

  test("let finance issue tax invoices, and nobody both apply for them and issue them", () => {
    const issuing = holders("/businessLedger/taxInvoice/issuing:approve");
    expect(issuing).toEqual(["finance"]);
    const applying = [...holders("/businessLedger/taxInvoice:add"), ...holders("/businessLedger/taxInvoice:edit")];
    expect(applying).toContain("sales");
    expect(applying.filter((role) => issuing.includes(role))).toEqual([]);
  });

  test("let finance, the approver and the general manager pass a customer's credit, and nobody who sells", () => {
    expect(holders("/customerManagement/contractManagement/credit:approve")).toEqual([
      "finance",
      "approval",
      "generalManager",
    ]);
  });
});

test("A right to decide, and each right that stands apart from its page, says in three languages what it covers", () => {
  const silent = menu.pages.flatMap(({ url, actions, covers, rightOnly = false }) =>
    actions
      .filter((action) => (rightOnly || action === "approve") && !covers?.[action])
      .map((action) => `${url}:${action}`),
  );
  expect(silent).toEqual([]);
});
