import type { Config } from "#core/config";
import { centralBank } from "./ecb.ts";
import type { PublishedSource, SourceLog } from "./published.ts";

/** The source that the configuration names; without one, rates are entered by hand only. */
export function sourceOf({ ecbRatesUrl }: Config, log: SourceLog): PublishedSource | undefined {
  return ecbRatesUrl === undefined ? undefined : centralBank(ecbRatesUrl, log);
}
