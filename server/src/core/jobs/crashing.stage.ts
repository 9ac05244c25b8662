import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#core/db";
import { createEvents } from "#core/events";
import { createLog } from "#core/log";
import { createJobs } from "./jobs.ts";
import { defineJob } from "./kind.ts";

/** Work that a test's second process begins and never ends, because it is killed over it. */
export const crashing = defineJob<{ name: string }>("example.crash", {
  title: { zh: "示例", en: "Example", ar: "مثال" },
});

if (import.meta.main) {
  const [, , url = ""] = process.argv;
  const database = openDatabase(url);
  const log = createLog("silent");
  const events = createEvents({ listenUrl: url, log });
  const jobs = createJobs({ url, database, events, log, pollSeconds: 1 });
  jobs.handle(crashing, async () => {
    process.stdout.write("working\n");
    await sleep(600_000);
  });
  await events.start();
  await jobs.start();
  process.stdout.write("ready\n");
}
