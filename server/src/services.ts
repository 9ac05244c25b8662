import { join } from "node:path";
import { menu } from "@lading/contract/all";
import type { Config } from "#core/config";
import { openDatabase } from "#core/db";
import { createDocuments } from "#core/documents";
import { createEvents } from "#core/events";
import { createFiles } from "#core/files";
import type { Services } from "#core/http";
import { createJobs } from "#core/jobs";
import type { Logger } from "#core/log";
import { createMailer } from "#core/mail";
import { createSmsSender } from "#core/sms";
import type { Stop } from "#core/stop";
import { companyAccounts } from "#email-config";
import { mailWriter, readToday } from "#user";

/** Everything that handlers may use, made from the configuration. Nothing is started yet. */
export function createServices(
  config: Config,
  log: Logger,
  { appUrl, listenUrl }: { appUrl: string; listenUrl: string },
): Services {
  const database = openDatabase(appUrl, {
    poolSize: config.databasePoolSize,
    onConnectionLost: (error) => log.warn({ problem: error.message }, "a connection to the database was lost"),
  });
  const events = createEvents({ listenUrl, log });
  const { smtpUrl, mailFrom, aliyunSms } = config;
  return {
    config,
    database,
    events,
    jobs: createJobs({ url: appUrl, database, events, log }),
    files: createFiles({ database, place: config.filePlace }),
    mail: createMailer({
      database,
      log,
      from: mailFrom,
      accountOf: companyAccounts(config),
      writerOf: mailWriter,
      ...(smtpUrl !== undefined && { smtpUrl }),
    }),
    sms: createSmsSender({ database, log, ...(aliyunSms && { aliyun: aliyunSms }) }),
    documents: createDocuments(),
    menu,
    todayOf: readToday,
  };
}

/** How they end: what works first, what it works with last. */
export function stopsOf({ jobs, events, documents, mail, database }: Services): readonly Stop[] {
  return [
    () => jobs.close(),
    () => events.close(),
    () => documents.close(),
    () => Promise.resolve(mail.close()),
    () => database.close(),
  ];
}

/** Where uploads lie until they are checked. */
export function incomingFolder(config: Config): string {
  return join(config.dataFolder, "incoming");
}
