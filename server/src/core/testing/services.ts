import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig, type Environment } from "#core/config";
import type { Database } from "#core/db";
import { createEvents } from "#core/events";
import { createFiles } from "#core/files";
import type { Services } from "#core/http";
import { createLog } from "#core/log";
import { createMailer } from "#core/mail";
import { createSmsSender } from "#core/sms";

/** Services that need nothing outside: messages to the outbox, files to a folder of their own. Jobs and documents are the test's to add; the menu and the companies' day are there. */
export function localServices(
  database: Database,
  environment: Environment = {},
): Omit<Services, "jobs" | "documents" | "menu" | "todayOf"> {
  const folder = mkdtempSync(join(tmpdir(), "lading-test-"));
  const log = createLog("silent");
  return {
    config: parseConfig({ LADING_DATA: folder, LADING_PUBLIC_URL: "https://lading.example", ...environment }),
    database,
    events: createEvents({ listenUrl: "", log }),
    files: createFiles({ database, place: { folder: join(folder, "files") } }),
    mail: createMailer({ database, log, from: "Lading <no-reply@lading.example>" }),
    sms: createSmsSender({ database, log }),
  };
}
