import type { MailSecurity } from "@lading/contract/mail";
import type { Db } from "#core/db";

/** A company's own account at a mail server. */
export interface MailAccount {
  id: string;
  /** The company's name for it. */
  name: string;
  from: { name: string; address: string };
  host: string;
  port: number;
  security: MailSecurity;
  /** Empty: the server is used without signing in. */
  user: string;
  /** Null when it is kept but cannot be read. */
  secret: string | null;
  /** Most messages in 24 hours. */
  dailyLimit: number | null;
  /** The operator allows mail servers in the server's own network. */
  allowsPrivate: boolean;
}

/** The account by which a company's mail leaves; null where it has none and the operator's mail server serves. */
export type AccountOf = (db: Db, companyId: string) => Promise<MailAccount | null>;
