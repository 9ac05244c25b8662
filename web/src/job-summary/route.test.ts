import { freePort } from "@lading/contract/place";
import { expect, test } from "vitest";
import { routeOf } from "./route.ts";

const mark = "Not on the lists";
/** Without the marks of direction, which nobody sees. */
const seen = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, "");

test("A job's route marks a port that is a free text, and no port of the lists", () => {
  const ends = { loadingPort: "SZX", loadingPortName: "SZX Shenzhen", destinationPortName: "Dry port 7" };
  expect(seen(routeOf({ ...ends, destinationPort: freePort("Dry port 7") }, mark))).toBe(
    "SZX Shenzhen → Dry port 7 (Not on the lists)",
  );
  expect(seen(routeOf({ ...ends, destinationPort: "RUH", destinationPortName: "RUH Riyadh" }, mark))).toBe(
    "SZX Shenzhen → RUH Riyadh",
  );
  expect(routeOf({ ...ends, loadingPort: "", destinationPort: "" }, mark)).toBe("");
});
