import { describe, expect, it } from "vitest";
import { differences, fieldPath, placeMessages, withoutBlanks } from "./form-fields.ts";

it("reads a message's place in the form", () => {
  expect(fieldPath("items.0.weight")).toEqual(["items", 0, "weight"]);
});

describe("messages of a refused form", () => {
  const inForm = [["mainNumber"], ["items", 0, "weight"], ["phone"]];

  it("stand at their fields, or at the nearest one that is in the form", () => {
    const { placed, rest } = placeMessages({ mainNumber: "a", "items.0.weight": "b", "phone.number": "c" }, inForm);
    expect(placed).toEqual([
      { name: ["mainNumber"], errors: ["a"] },
      { name: ["items", 0, "weight"], errors: ["b"] },
      { name: ["phone"], errors: ["c"] },
    ]);
    expect(rest).toEqual([]);
  });

  it("of a file stand at the field that holds it, and go with it", () => {
    const messages = { logoFileId: "a", "costs.0.fileId": "b" };
    expect(placeMessages(messages, [["logo"], ["costs", 0, "attachment"]])).toEqual({
      placed: [
        { name: ["logo"], errors: ["a"] },
        { name: ["costs", 0, "attachment"], errors: ["b"] },
      ],
      rest: [],
    });
  });

  it("are told above the form when no field is theirs", () => {
    expect(placeMessages({ version: "x", "items.7.weight": "y", other: "x" }, inForm)).toEqual({
      placed: [],
      rest: ["x", "y"],
    });
  });
});

it("leaves cleared fields out and keeps zeros, empty texts and no's", () => {
  expect(withoutBlanks({ a: null, b: undefined, c: 0, d: "", e: false, f: [{ g: null, h: 1 }] })).toEqual({
    c: 0,
    d: "",
    e: false,
    f: [{ h: 1 }],
  });
});

it("shows only the fields that differ from what someone else saved", () => {
  const mine = { name: "Mine", weight: "2", remark: undefined, city: "Dubai" };
  const theirs = { name: "Theirs", weight: "2", remark: "", city: "", version: 3 };
  expect(differences(mine, theirs)).toEqual([
    { field: "name", mine: "Mine", theirs: "Theirs" },
    { field: "city", mine: "Dubai", theirs: "" },
  ]);
});

it("compares lines field by field while there are as many of them, and as a whole otherwise", () => {
  const mine = { lines: [{ weight: "1" }, { weight: "2" }], roleIds: ["a", "b"] };
  expect(differences(mine, { lines: [{ weight: "1" }, { weight: "3" }], roleIds: ["a", "c"] })).toEqual([
    { field: "lines.1.weight", mine: "2", theirs: "3" },
    { field: "roleIds", mine: ["a", "b"], theirs: ["a", "c"] },
  ]);
  expect(differences(mine, { lines: [{ weight: "1" }] })).toEqual([
    { field: "lines", mine: mine.lines, theirs: [{ weight: "1" }] },
  ]);
});
