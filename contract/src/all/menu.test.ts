import { describe, expect, test } from "vitest";
import { gatherMenu, type MenuPage } from "#system";
import { menu } from "./menu.ts";

/** Roles that companies start with and that hold this right. */
const holders = (right: string) =>
  menu.presetRoles.filter(({ rights }) => rights.some((held) => held === right)).map(({ preset }) => preset);

describe("The menu", () => {
  test("has the pages of all modules in the specification's order, a right of its own after the page it belongs to", () => {
    expect(menu.pages.map(({ url }) => url)).toEqual([
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
      "/financialBill/expenseNameManagement",
      "/financialBill/exchangeRateInfo",
      "/financialBill/exchangeRateInfoLog",
      "/marketRisk/advertList",
      "/marketRisk/restrictedList",
      "/marketRisk/emailConfig",
      "/marketRisk/antiMoneyLaunderingList",
      "/supplierManagement/supplierServiceInformation",
      "/supplierManagement/suppliereInformation",
      "/supplierManagement/overseasGrid",
      "/systemManagement/userList",
      "/systemManagement/roleList",
      "/systemManagement/getWayBillOperationLog",
      "/systemManagement/invoiceTitle",
    ]);
  });

  test("shows no group of which no module has a page, and refuses a page that stands in none", () => {
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

  test("sign a job off by one role a step, and the general manager may all else that there is", () => {
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
    expect(missing).toEqual(steps.slice(0, -1));
  });

  test("let finance, the approver and the general manager pass a customer's credit, and nobody who sells", () => {
    expect(holders("/customerManagement/contractManagement/credit:approve")).toEqual([
      "finance",
      "approval",
      "generalManager",
    ]);
  });
});
