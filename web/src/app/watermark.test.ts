import { describe, expect, it } from "vitest";
import type { SessionInfo } from "#core/session";
import { watermark, watermarkText, watermarkTile } from "./watermark.ts";

const staff: SessionInfo = {
  Token: "t",
  UserId: "u",
  CustomerId: null,
  HeadImg: "",
  IsUse: 1,
  CompanyCode: "DEMO",
  UserName: "Li Wei",
  CompanyName: "ديمو للشحن",
  CompanyNameEn: "Demo Freight",
  RoleLevel: 1,
  ValidityPeriodDate: null,
  IsChineseToEnglishFunction: 1,
};

describe("the watermark", () => {
  it("says company code and user name for staff, the company's name in the reader's language for customers", () => {
    expect(watermarkText(staff, "zh")).toBe("DEMO Li Wei");
    const customer = { ...staff, UserId: null };
    const names = (["zh", "en", "ar"] as const).map((language) => watermarkText(customer, language));
    expect(names).toEqual(["Demo Freight", "Demo Freight", "ديمو للشحن"]);
  });

  it("has tiles of 300 by 300, turned by 30 degrees, 14 px, light grey, half a second after navigation", () => {
    const tile = decodeURIComponent(watermarkTile("DEMO Li Wei"));
    expect(tile).toContain('width="300" height="300"');
    expect(tile).toContain("rotate(30 ");
    expect(tile).toContain('font-size="14px"');
    expect(tile).toContain(watermark.colour);
    expect(watermark.delayMs).toBe(500);
  });

  it("cannot be broken by a name with markup in it", () => {
    const tile = decodeURIComponent(watermarkTile('<script>"&'));
    expect(tile).toContain("&#60;script&#62;&#34;&#38;");
  });
});
