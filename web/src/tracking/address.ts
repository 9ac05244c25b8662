import { splitNumbers } from "@lading/contract/core";
import { mostTrackedNumbers } from "@lading/contract/tracking";

/** The page that answers these numbers; its address can be sent on. */
export function addressOf(numbers: readonly string[]): string {
  return `/waybillDetail?numbers=${numbers.map(encodeURIComponent).join(",")}`;
}

/** The numbers of an address, as many as may be asked at once. */
export function numbersOf(search: URLSearchParams): string[] {
  return splitNumbers(search.get("numbers") ?? "").slice(0, mostTrackedNumbers);
}
