import { expect, test } from "vitest";
import { changeRight, maySet, rightsOf, setAll } from "./rights.ts";

const page = {
  url: "/a",
  actions: [
    { action: "view" as const, granted: true },
    { action: "edit" as const, granted: false },
  ],
};
const other = {
  url: "/b",
  actions: [
    { action: "view" as const, granted: false },
    { action: "edit" as const, granted: false },
  ],
};

test("an action brings the view of its page with it", () => {
  expect(
    [...changeRight(new Set(), page, { action: "edit", granted: true })].toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(["/a:edit", "/a:view"]);
});

test("without the view of a page nothing on it is left", () => {
  const rights = changeRight(rightsOf([page]), page, { action: "edit", granted: true });
  expect([...changeRight(rights, page, { action: "view", granted: false })]).toEqual([]);
});

test("a column is granted on every page that is shown", () => {
  expect(setAll(rightsOf([page, other]), [page, other], { action: "edit", granted: true }).size).toBe(4);
});

const pageWith = (view: boolean, edit: boolean) => ({
  url: "/c",
  actions: [
    { action: "view" as const, mayGrant: view },
    { action: "edit" as const, mayGrant: edit },
  ],
});

test("an action can be set by whoever may grant it and the view that it brings along", () => {
  expect(maySet(pageWith(true, true), "edit")).toBe(true);
  expect(maySet(pageWith(true, false), "edit")).toBe(false);
  expect(maySet(pageWith(true, false), "view")).toBe(true);
  expect(maySet(pageWith(false, true), "edit")).toBe(false);
});
