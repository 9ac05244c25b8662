import { expect, test } from "vitest";
import { measureQuality } from "./quality.stage.ts";

test("Misspelled alternative names are found, and innocent ones are left alone", () => {
  const { asked, innocents, missed, wrong, recall, precision } = measureQuality();
  console.info(
    `recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}: ${asked - missed.length} of ${asked} names found, ` +
      `${wrong.length} of ${innocents} innocent ones hit\nmissed:\n${missed.join("\n")}\nhit:\n${wrong.join("\n")}`,
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.85);
});
