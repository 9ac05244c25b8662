import { expect, test } from "vitest";
import { wantedOf } from "./party-offers.ts";
import { destinationOfPort, linesOf, nameOfParty } from "./parties.ts";

test.each([
  ["ri", ""],
  [" riy ", "riy"],
  ["szs", "szs"],
  ["深", ""],
  ["深圳", "深圳"],
  ["شر", ""],
  ["شرك", "شرك"],
  ["GULF FREIGHT\nSHENZHEN", ""],
])("Of %j is searched %j: three letters or two Chinese characters of a name", (typed, wanted) => {
  expect(wantedOf(typed)).toBe(wanted);
});

test("A party is one text where there is one field for it", () => {
  const empty = { province: "", postalCode: "", email: "" };
  const party = { ...empty, name: "Fahad", company: "Najd Co.", phone: "+966 11 234 5678", country: "SA" };
  const whole = { ...party, city: "Riyadh", address: "King Fahd Road" };
  expect(nameOfParty(whole)).toBe("Najd Co.");
  expect(linesOf(whole, () => "Saudi Arabia")).toBe("Najd Co.\nKing Fahd Road, Riyadh, Saudi Arabia\n+966 11 234 5678");
});

const dubai = { country: "AE", cityEn: "Dubai" };
const alAin = { country: "AE", cityEn: "Al Ain" };
const jeddah = { country: "SA", cityEn: "Jeddah" };

test.each([
  ["empty fields take the first port's", { country: "", city: "" }, dubai, undefined, { country: "AE", city: "Dubai" }],
  [
    "the former port's make way for the new one's",
    { country: "AE", city: "Dubai" },
    jeddah,
    dubai,
    { country: "SA", city: "Jeddah" },
  ],
  [
    "the former port's are emptied by a free text",
    { country: "AE", city: "Dubai" },
    undefined,
    dubai,
    { country: "", city: "" },
  ],
  [
    "another city is emptied by a port of another country",
    { country: "AE", city: "Hatta" },
    jeddah,
    dubai,
    { country: "", city: "" },
  ],
  ["another city stays with a port of its country", { country: "AE", city: "Hatta" }, alAin, dubai, {}],
  ["the consignee's city stays with the first port", { country: "BH", city: "Manama" }, jeddah, undefined, {}],
] as const)("Of country and city %s", (...[, values, port, former, changed]) => {
  expect(destinationOfPort(values, port, former)).toEqual(changed);
});
