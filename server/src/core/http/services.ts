import type { Menu } from "@lading/contract/system";
import type { Config } from "#core/config";
import type { Database, Db } from "#core/db";
import type { Documents } from "#core/documents";
import type { Events } from "#core/events";
import type { Files } from "#core/files";
import type { Jobs } from "#core/jobs";
import type { Mailer } from "#core/mail";
import type { SmsSender } from "#core/sms";

/** Services for handlers, beside their own transaction. Made once, at start. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly files: Files;
  readonly mail: Mailer;
  readonly sms: SmsSender;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly documents: Documents;
  /** The product's pages, the rights on them, and the roles that companies start with. */
  readonly menu: Menu;
  /** The day that it is for a company in its time zone, YYYY-MM-DD. */
  readonly todayOf: (db: Db, companyId: string) => Promise<string>;
}
