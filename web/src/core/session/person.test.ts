import { describe, expect, it } from "vitest";
import { audienceOf, daysLeft, homeOf, roleOf } from "./person.ts";
import type { SessionInfo } from "./session.ts";

const staff: SessionInfo = {
  Token: "t",
  UserId: "u",
  CustomerId: null,
  HeadImg: "",
  IsUse: 1,
  CompanyCode: "DEMO",
  UserName: "Li Wei",
  CompanyName: "Demo",
  CompanyNameEn: "",
  RoleLevel: 1,
  ValidityPeriodDate: "2026-12-20",
  IsChineseToEnglishFunction: 1,
};
const customer: SessionInfo = { ...staff, UserId: null, CustomerId: "c" };

describe("whoever is signed in", () => {
  it("is staff with a user id and a customer with a customer id, each with a home of their own", () => {
    expect([audienceOf(staff), homeOf(staff)]).toEqual(["staff", "/myHome/myInfo"]);
    expect([audienceOf(customer), homeOf(customer)]).toEqual(["customer", "/customerHome/customerInfo"]);
  });

  it("is a new user while there is no company", () => {
    expect(roleOf(staff)).toBe("admin");
    expect(roleOf({ ...staff, IsUse: -1 })).toBe("newUser");
    expect(roleOf({ ...staff, CompanyCode: "" })).toBe("newUser");
  });

  it("has so many days left, none on the last day, fewer than none after it", () => {
    expect(daysLeft(staff, "2026-11-20")).toBe(30);
    expect(daysLeft(staff, "2026-12-20")).toBe(0);
    expect(daysLeft(staff, "2026-12-21")).toBe(-1);
    expect(daysLeft({ ...staff, ValidityPeriodDate: null }, "2026-11-20")).toBeNull();
  });
});
