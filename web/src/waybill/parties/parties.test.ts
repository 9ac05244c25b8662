import { expect, test } from "vitest";
import { wantedOf } from "./party-offers.ts";
import { linesOf, nameOfParty } from "./parties.ts";

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
