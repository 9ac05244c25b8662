import type { TestProject } from "vitest/node";
import { startLading, type Running } from "./lading.ts";

declare module "vitest" {
  interface ProvidedContext {
    lading: Running;
  }
}

/** Below those that a system gives out by itself, so that a test finds one of them free. */
export const mailPorts: readonly number[] = [22_525, 22_526, 22_527, 22_528, 22_529];

/** The one Lading that serves the tests of all files; each file has companies of its own. */
export default async function startOne(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...lading } = await startLading({
    LADING_SMTP_PRIVATE: "on",
    LADING_SMTP_PORTS: mailPorts.join(","),
  });
  project.provide("lading", lading);
  return stop;
}
