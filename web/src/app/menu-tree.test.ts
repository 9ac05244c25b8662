import { describe, expect, it } from "vitest";
import type { MenuEntry } from "#core/menu";
import type { Page } from "#core/page";
import { menuIndex, searchEntries, searchMenu, searchOptions } from "./menu-search.ts";
import { menuPaths, menuTree } from "./menu-tree.ts";

const entry = (MenuName: string, MenuUrl: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  MenuId: MenuUrl,
  MenuName,
  MenuUrl,
  Component: MenuUrl,
  ParentID: null,
  OrderBy: 0,
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
const page = (path: `/${string}`): Page => ({
  path,
  kind: "menu",
  title: "name",
  namespace: "app",
  component: () => null,
  preload: () => Promise.resolve(),
});
const pages = [page("/s/users"), page("/s/roles"), page("/w/list")];
const users = entry("用户管理", "/s/users", { OrderBy: 2, Pinyin: "yonghuguanli yhgl" });
const roles = entry("角色管理", "/s/roles", { OrderBy: 1, Pinyin: "jueseguanli jsgl" });

describe("the sidebar's menu", () => {
  it("stands in its order and leaves out what the application has no page for", () => {
    const tree = menuTree([entry("System", "/s", { ChildList: [users, roles, entry("Later", "/s/later")] })], pages);
    expect(tree[0]?.ChildList.map(({ MenuUrl }) => MenuUrl)).toEqual(["/s/roles", "/s/users"]);
  });

  it("leaves out a group without a page, what is not available with all below it, and what is not for the sidebar", () => {
    const none = [
      entry("Empty", "/e", { ChildList: [entry("Later", "/e/later")] }),
      entry("Closed", "/c", { IsAvailable: false, ChildList: [users] }),
      entry("Aside", "/w/list", { IsShowNav: false }),
    ];
    expect(menuTree(none, pages)).toEqual([]);
  });
});

describe("the menu search", () => {
  const entries = searchEntries(
    menuPaths([entry("System", "/s", { ChildList: [users, roles] }), entry("Waybills", "/w/list")]),
  );
  const find = async (typed: string) => searchMenu(await menuIndex(entries), typed).map(({ url }) => url);

  it("finds by title, by pinyin, by initials and by path", async () => {
    expect((await find("用户"))[0]).toBe("/s/users");
    expect((await find("jueseguanli"))[0]).toBe("/s/roles");
    expect((await find("yhgl"))[0]).toBe("/s/users");
    expect((await find("w/list"))[0]).toBe("/w/list");
  });

  it("forgives a slip and finds nothing for something else", async () => {
    expect((await find("Waybils"))[0]).toBe("/w/list");
    expect(await find("zzzzqqqq")).toEqual([]);
  });

  it("weighs the title 0.7, pinyin and path 0.3, at a threshold of 0.4", () => {
    expect(searchOptions.threshold).toBe(0.4);
    expect(searchOptions.keys).toEqual([
      { name: "title", weight: 0.7 },
      { name: "pinyin", weight: 0.3 },
      { name: "url", weight: 0.3 },
    ]);
  });

  it("names each page with the groups above it", () => {
    expect(entries[0]?.titles).toEqual(["System", "用户管理"]);
  });
});
