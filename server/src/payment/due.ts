import type { PaymentSubject } from "@lading/contract/payment";
import type { Currency, InputOf, Language } from "@lading/contract/core";
import type { payFinancialRequests } from "@lading/contract/payment";
import type { Db } from "#core/db";
import type { Services } from "#core/http";
import type { StaffSession } from "#core/session";
import type { PaidAccount } from "./account.ts";

/** A cashier's payment as it is worked on; the demo has no more of one than this. */
export interface Paying {
  db: Db;
  session: StaffSession;
  language: Language;
  ip: string;
  input: InputOf<typeof payFinancialRequests>;
  services: { files: Pick<Services["files"], "claim"> };
}

/** A request or supplier's invoice that is checked and may be paid. */
export interface Due {
  subject: PaymentSubject;
  id: string;
  number: string;
  title: string;
  payee: string;
  currency: Currency;
  amount: string;
  accounts: PaidAccount[];
  secret: boolean;
  alone: boolean;
}
