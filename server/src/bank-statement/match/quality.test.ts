import { expect, test } from "vitest";
import { measureMatching } from "./quality.stage.ts";

test.each(["forRules", "putAside"] as const)(
  "Of 500 receipts (%s) the sure ones are right, and most first proposals",
  (half) => {
    const quality = measureMatching(half);
    const { receipts, sure, wronglySure, firstRight, ofCustomers } = quality;
    console.info(
      `${half}: ${sure} of ${receipts} sure, ${wronglySure.length} of them wrong; the first proposal right for ${firstRight} of ${ofCustomers}`,
    );
    expect(1 - wronglySure.length / sure).toBeGreaterThanOrEqual(0.995);
    expect(firstRight / ofCustomers).toBeGreaterThanOrEqual(0.8);
  },
);
