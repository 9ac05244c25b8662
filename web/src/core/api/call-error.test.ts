import { expect, test } from "vitest";
import { CallError, cameTooLate } from "./call-error.ts";

const refused = (status: number) => new CallError("refused", "No", { status });

test("A button for a record that has moved on reads the screen anew; a form keeps what was typed", () => {
  const late = [404, 409].map(refused);
  expect(late.map((error) => cameTooLate(error, {}))).toEqual([true, true]);
  expect(late.map((error) => cameTooLate(error, { ownErrors: true }))).toEqual([false, false]);
  const others = [403, 422, 500].map(refused);
  expect(others.map((error) => cameTooLate(error, {}))).toEqual([false, false, false]);
});
