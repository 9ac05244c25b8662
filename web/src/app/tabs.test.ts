import { describe, expect, it } from "vitest";
import {
  closeAll,
  closeOthers,
  closeTab,
  mostMounted,
  mountedKeys,
  neighbourOf,
  pinTab,
  refreshTab,
  renameTab,
  tabKey,
  visit,
  type Tab,
} from "./tabs.ts";

const opened = (...addresses: string[]) =>
  addresses.reduce<readonly Tab[]>((tabs, address) => {
    const [pathname = "", query] = address.split("?");
    return visit(tabs, pathname, query === undefined ? "" : `?${query}`);
  }, []);
const keys = (tabs: readonly Tab[]) => tabs.map(({ key }) => key);

describe("visiting pages", () => {
  it("opens one tab a path, whatever the list's filters are", () => {
    const tabs = opened("/a", "/b", "/a?page=2");
    expect(keys(tabs)).toEqual(["/a", "/b"]);
    expect(tabs[0]?.search).toBe("?page=2");
  });

  it("opens a tab of its own for each record", () => {
    expect(keys(opened("/detail?id=1", "/detail?id=2", "/detail?tab=x&id=1"))).toEqual([
      "/detail?id=1",
      "/detail?id=2",
    ]);
    expect(tabKey("/detail", "?id=1&x=2")).toBe("/detail?id=1");
  });

  it("changes nothing when the same address is visited again", () => {
    const tabs = opened("/a", "/b");
    expect(visit(tabs, "/b", "")).toBe(tabs);
  });

  it("keeps the tab of an unknown path only while it is shown", () => {
    expect(keys(opened("/a", "/404"))).toEqual(["/a", "/404"]);
    expect(keys(opened("/a", "/404", "/a"))).toEqual(["/a"]);
  });
});

describe("closing tabs", () => {
  const tabs = pinTab(opened("/a", "/b", "/c"), "/c", true);

  it("puts pinned ones first and lets them survive closing the others and all", () => {
    expect(keys(tabs)).toEqual(["/c", "/a", "/b"]);
    expect(keys(closeOthers(tabs, "/b"))).toEqual(["/c", "/b"]);
    expect(keys(closeAll(tabs))).toEqual(["/c"]);
  });

  it("does not close a pinned one before it is unpinned", () => {
    expect(keys(closeTab(tabs, "/c"))).toContain("/c");
    expect(keys(closeTab(pinTab(tabs, "/c", false), "/c"))).not.toContain("/c");
  });

  it("leads to the tab after it, or else to the one before", () => {
    expect(neighbourOf(tabs, "/a")?.key).toBe("/b");
    expect(neighbourOf(tabs, "/b")?.key).toBe("/a");
    expect(neighbourOf(opened("/a"), "/a")).toBeUndefined();
  });
});

it("a refresh starts the page anew and leaves the others", () => {
  const tabs = refreshTab(opened("/a", "/b"), "/a");
  expect(tabs.map(({ revision }) => revision)).toEqual([1, 0]);
});

it("a page may name its tab", () => {
  const tabs = renameTab(opened("/a"), "/a", "DEMOA260000001");
  expect(tabs[0]?.title).toBe("DEMOA260000001");
  expect(renameTab(tabs, "/a", "DEMOA260000001")).toBe(tabs);
});

describe("pages that stay mounted", () => {
  it("are the one shown and the kept-alive ones", () => {
    const tabs = opened("/a", "/b", "/c");
    expect([...mountedKeys(tabs, "/c", ({ key }) => key === "/a")].toSorted()).toEqual(["/a", "/c"]);
  });

  it("are at most so many; the ones shown longest ago go", () => {
    const addresses = Array.from({ length: mostMounted + 3 }, (_, place) => `/p${place}`);
    const tabs = opened(...addresses, "/p0");
    const mounted = mountedKeys(tabs, "/p0", () => true);
    expect(mounted.size).toBe(mostMounted);
    expect([mounted.has("/p0"), mounted.has("/p1"), mounted.has(`/p${mostMounted + 2}`)]).toEqual([true, false, true]);
  });
});
