import { expect, test } from "vitest";
import { withAddress } from "./addresses.ts";

test("A supplier's address comes behind those that were typed, and stands there once", () => {
  expect(withAddress("", "sales@trucking.example")).toBe("sales@trucking.example");
  expect(withAddress("ops@warehouse.example；", "sales@trucking.example")).toBe(
    "ops@warehouse.example, sales@trucking.example",
  );
  expect(withAddress("Sales@Trucking.example, ops@warehouse.example", "sales@trucking.example")).toBe(
    "Sales@Trucking.example, ops@warehouse.example",
  );
});
