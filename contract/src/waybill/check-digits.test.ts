import { describe, expect, test } from "vitest";
import {
  airCheckDigit,
  airMainNumber,
  containerCheckDigit,
  readAirMainNumber,
  readContainerNumber,
} from "./check-digits.ts";

describe("air main numbers", () => {
  test.each(["020-12345675", "02012345675", "020 12345675", "020 1234 5675"])(
    "%s is read and its check digit is right",
    (text) => {
      const number = readAirMainNumber(text);
      expect(number).toEqual({ prefix: "020", serial: "1234567", checkDigit: 5 });
      expect(airCheckDigit("1234567")).toBe(5);
    },
  );
  test("176-12345678 is wrong: its last digit must be 5", () => {
    const number = readAirMainNumber("176-12345678");
    expect(number?.checkDigit).toBe(8);
    expect(airMainNumber("176", number?.serial ?? "")).toBe("176-12345675");
  });
  test.each(["", "020-1234567", "020-123456755", "ABC-12345675", "020-1234567a", "０２０-12345675"])(
    "%s is no air main number",
    (text) => {
      expect(readAirMainNumber(text)).toBeUndefined();
    },
  );
});

describe("container numbers", () => {
  test.each([
    ["CSQU3054383", 3],
    ["csqu 305438-3", 3],
    ["TGHU7599330", 0],
  ])("%s has the check digit %i", (text, digit) => {
    const number = readContainerNumber(text);
    expect(number?.checkDigit).toBe(digit);
    expect(containerCheckDigit(number?.owner ?? "", number?.serial ?? "")).toBe(digit);
  });
  test("MSCU1234567 is wrong: its last digit must be 6", () => {
    const number = readContainerNumber("MSCU1234567");
    expect(number?.checkDigit).toBe(7);
    expect(containerCheckDigit("MSCU", "123456")).toBe(6);
  });
  test.each(["ABCU1234567XYZ", "ABCX1234567", "ABU1234567", "CSQU305438"])("%s is no container number", (text) => {
    expect(readContainerNumber(text)).toBeUndefined();
  });
});
