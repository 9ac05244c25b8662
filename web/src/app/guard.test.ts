import { describe, expect, it } from "vitest";
import type { MenuEntry } from "#core/menu";
import type { Page, PageKind } from "#core/page";
import type { SessionInfo } from "#core/session";
import { decide, findPage, type Visit } from "./guard.ts";

const page = (path: `/${string}`, kind: PageKind, more: Partial<Page> = {}): Page => ({
  path,
  kind,
  title: "name",
  namespace: "app",
  component: () => null,
  preload: () => Promise.resolve(),
  ...more,
});
const pages = [
  page("/login", "public"),
  page("/checkWaybillHome", "public"),
  page("/mb_introduce", "public"),
  page("/more", "public"),
  page("/404", "hidden"),
  page("/waybillDetails/:id", "hidden"),
  page("/detail", "hidden", { audience: "staff" }),
  page("/myHome/myInfo", "menu"),
  page("/systemManagement/userList", "menu"),
];
const entry = (MenuUrl: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  MenuId: MenuUrl,
  MenuName: MenuUrl,
  MenuUrl,
  Component: MenuUrl,
  ParentID: null,
  OrderBy: 1,
  IsShowNav: true,
  Icon: "",
  IsAvailable: true,
  KeepAlive: true,
  MessageCount: 0,
  Pinyin: "",
  Rights: [],
  ChildList: [],
  ...more,
});
const menu = [entry("/myHome", { ChildList: [entry("/myHome/myInfo")] })];
const staff: SessionInfo = {
  Token: "t",
  UserId: "u",
  CustomerId: null,
  HeadImg: "",
  IsUse: 1,
  CompanyCode: "DEMO",
  UserName: "",
  CompanyName: "",
  CompanyNameEn: "",
  RoleLevel: 3,
  ValidityPeriodDate: null,
  IsChineseToEnglishFunction: 1,
};
const customer: SessionInfo = { ...staff, UserId: null, CustomerId: "c" };

function going(address: string, more: Partial<Visit> = {}) {
  const [pathname = "", query] = address.split("?");
  return decide(
    {
      pathname,
      search: query === undefined ? "" : `?${query}`,
      session: null,
      menu: undefined,
      isMobileDevice: false,
      ...more,
    },
    pages,
  );
}
const to = (path: string) => ({ kind: "redirect", to: path });

describe("a visitor without a token", () => {
  it("comes from / to the tracking page", () => {
    expect(going("/")).toEqual(to("/checkWaybillHome"));
    expect(going("/checkWaybillHome").kind).toBe("public");
  });

  it("sees the introduction first on a mobile device", () => {
    expect(going("/checkWaybillHome", { isMobileDevice: true })).toEqual(to("/mb_introduce"));
    expect(going("/mb_introduce", { isMobileDevice: true }).kind).toBe("public");
  });

  it("may open every public page", () => {
    expect(going("/more?x=1").kind).toBe("public");
    expect(going("/login").kind).toBe("public");
  });

  it("is sent to the sign-in page from any other path, also an unknown one, and from there on to it", () => {
    expect(going("/systemManagement/userList?page=2")).toEqual(
      to("/login?redirect=%2FsystemManagement%2FuserList%3Fpage%3D2"),
    );
    expect(going("/nowhere")).toEqual(to("/login?redirect=%2Fnowhere"));
    expect(going("/404")).toEqual(to("/login?redirect=%2F404"));
  });
});

describe("someone signed in", () => {
  const inside = { session: staff, menu };

  it("skips the sign-in page and goes where they wanted to", () => {
    expect(going("/login", inside)).toEqual(to("/myHome/myInfo"));
    expect(going("/login?redirect=%2Fdetail%3Fid%3D1", inside)).toEqual(to("/detail?id=1"));
  });

  it("leads a user without a company from signing in to adding it, wherever they wanted to go", () => {
    const session = { ...staff, IsUse: -1 as const, CompanyCode: "" };
    expect(going("/login", { session, menu })).toEqual(to("/myHome/enterpriseInfo"));
    expect(going("/login?redirect=%2Fdetail%3Fid%3D1", { session, menu })).toEqual(to("/myHome/enterpriseInfo"));
  });

  it("is never sent to another site by the sign-in page", () => {
    for (const evil of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/login?redirect=/login",
    ])
      expect(going(`/login?redirect=${encodeURIComponent(evil)}`, inside)).toEqual(to("/myHome/myInfo"));
  });

  it("comes home from the tracking page: staff to their profile, a customer to theirs, a mobile device too", () => {
    expect(going("/checkWaybillHome", { ...inside, isMobileDevice: true })).toEqual(to("/myHome/myInfo"));
    expect(going("/checkWaybillHome", { session: customer, menu })).toEqual(to("/customerHome/customerInfo"));
  });

  it("may still open the other public pages", () => {
    expect(going("/more", inside).kind).toBe("public");
  });

  it("gets a menu page only when the menu has it", () => {
    expect(going("/myHome/myInfo", inside)).toMatchObject({
      kind: "shell",
      match: { entry: { MenuUrl: "/myHome/myInfo" } },
    });
    expect(going("/systemManagement/userList", inside)).toEqual(to("/404"));
  });

  it("does not get a page below an entry that is not available", () => {
    const closed = [entry("/myHome", { IsAvailable: false, ChildList: [entry("/myHome/myInfo")] })];
    expect(going("/myHome/myInfo", { session: staff, menu: closed })).toEqual(to("/404"));
  });

  it("waits for the menu before a menu page is said not to be there", () => {
    expect(going("/myHome/myInfo", { session: staff })).toEqual({ kind: "wait" });
  });

  it("gets hidden pages with their parameters, without waiting for the menu", () => {
    expect(going("/waybillDetails/42", { session: staff })).toMatchObject({
      kind: "shell",
      match: { params: { id: "42" } },
    });
  });

  it("does not get a hidden page of the other audience", () => {
    expect(going("/detail", inside).kind).toBe("shell");
    expect(going("/detail", { session: customer, menu })).toEqual(to("/404"));
  });

  it("is told of an unknown path, also when only the letters' case differs", () => {
    expect(going("/nowhere", inside)).toEqual(to("/404"));
    expect(going("/myhome/myinfo", inside)).toEqual(to("/404"));
    expect(going("/404", inside).kind).toBe("shell");
  });

  it("refreshes a page through /redirect/", () => {
    expect(going("/redirect/waybillDetails/42?tab=items", inside)).toEqual({
      kind: "refresh",
      to: "/waybillDetails/42?tab=items",
    });
  });

  it("is sent from the financial group's long paths to the pages' own", () => {
    expect(going("/financialManagement/clientFund/accountStatements?page=2", inside)).toEqual(
      to("/clientFund/accountStatements?page=2"),
    );
    expect(going("/financialManagement/other/x", inside)).toEqual(to("/404"));
  });
});

it("/pendingCheckBillsSummary leads to the menu page with its query", () => {
  expect(going("/pendingCheckBillsSummary?currency=USD", { session: staff, menu })).toEqual(
    to("/businessLedger/pendingCheckBillsSummary?currency=USD"),
  );
});

it("a page that the application does not have is not found, whatever the menu says", () => {
  expect(findPage(pages, [entry("/mailCenter/mailTemplate")], "/mailCenter/mailTemplate")).toBeUndefined();
});
