import { expect, it } from "vitest";
import { keptSidebar } from "./sidebar-state.ts";

it("the sidebar is open at first, and afterwards as it was left", () => {
  expect(keptSidebar("")).toBe(true);
  expect(keptSidebar("language=ar; sidebarStatus=0")).toBe(false);
  expect(keptSidebar("sidebarStatus=1")).toBe(true);
});
