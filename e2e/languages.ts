import { languages, type Language } from "@lading/contract/core";

/**
 * The languages that a way through the product is gone in: the one whose turn it is. Each test names its own, so that all
 * three have their share; every page is opened in all of them by the tests of pages. `LADING_TEST_LANGUAGES=all` goes each way
 * in each language.
 */
export function inTurn(turn: Language): readonly Language[] {
  return process.env["LADING_TEST_LANGUAGES"] === "all" ? languages : [turn];
}
