import type { Language } from "@lading/contract/core";
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

/** Who a company's message is from and who an answer goes to, where it leaves by the operator's mail server. */
export interface Writer {
  /** The company's name; empty for none. */
  name: string;
  /** The person's own address, else the company's; null where neither is known. */
  replyTo: { name: string; address: string } | null;
}

/** The writer of a person's message in the name of the company, in the language it is written in. */
export type WriterOf = (
  db: Db,
  person: { companyId: string; userId: string; userName: string },
  language: Language,
) => Promise<Writer>;

/** The account by which a company's mail leaves; null where it has none and the operator's mail server serves. */
export type AccountOf = (db: Db, companyId: string) => Promise<MailAccount | null>;
