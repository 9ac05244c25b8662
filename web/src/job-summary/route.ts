import type { FoundJob } from "./job.ts";

type Ends = Pick<FoundJob, "loadingPort" | "loadingPortName" | "destinationPortName">;

/** A job's route in one line of text, from left to right in every language; empty where no port is known. */
export function routeOf({ loadingPort, loadingPortName, destinationPortName }: Ends): string {
  return loadingPort === "" ? "" : `\u2066\u2068${loadingPortName}\u2069 → \u2068${destinationPortName}\u2069\u2069`;
}
