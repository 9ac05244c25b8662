import { expect, test } from "vitest";
import { destinationNote, placeOf } from "./place.ts";

test("an airport and a seaport are parted into code and name; other places stay whole", () => {
  expect(placeOf("PVG Shanghai")).toEqual({ code: "PVG", name: "Shanghai" });
  expect(placeOf("BHKBS Khalifa Bin Salman")).toEqual({ code: "BHKBS", name: "Khalifa Bin Salman" });
  expect(placeOf("PVG 上海")).toEqual({ code: "PVG", name: "上海" });
  expect(placeOf("SAJED جدة")).toEqual({ code: "SAJED", name: "جدة" });
  expect(placeOf("Rotterdam")).toEqual({ code: "", name: "Rotterdam" });
  expect(placeOf("NEW YORK")).toEqual({ code: "", name: "NEW YORK" });
  expect(placeOf("深圳")).toEqual({ code: "", name: "深圳" });
});

test("the city stands beneath a destination only where the port's name does not say it", () => {
  expect(destinationNote(placeOf("KWSWK Shuwaikh"), "Kuwait City")).toBe("KWSWK · Kuwait City");
  expect(destinationNote(placeOf("NLRTM Rotterdam"), "ROTTERDAM")).toBe("NLRTM");
  expect(destinationNote(placeOf("Riyadh"), "Riyadh")).toBe("");
});
