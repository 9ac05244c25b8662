import { freePortText } from "@lading/contract/place";
import type { FoundJob } from "./job.ts";

type Ends = Pick<FoundJob, "loadingPort" | "loadingPortName" | "destinationPort" | "destinationPortName">;

/**
 * A job's route in one line of text, from left to right in every language; empty where no port is known. `freeMark` stands
 * behind a port that is a free text and on no list.
 */
export function routeOf(job: Ends, freeMark: string): string {
  if (job.loadingPort === "") return "";
  const end = (port: string, name: string) =>
    `\u2068${freePortText(port) === undefined ? name : `${name} (${freeMark})`}\u2069`;
  return `\u2066${end(job.loadingPort, job.loadingPortName)} → ${end(job.destinationPort, job.destinationPortName)}\u2069`;
}
