import type { ReceiveMethod } from "@lading/contract/financial-request";

/** An account that money went to, with how much of it. */
export interface PaidAccount {
  receiveMethod: ReceiveMethod;
  accountName: string;
  bankName: string;
  bankNumber: string;
  amount: string;
}
