/** Money that came in, as a bank's file tells of it. Amounts are decimals with the currency's minor units, above zero. */
export interface Receipt {
  readonly amount: string;
  readonly currency: string;
  /** Charges taken off on the way, where the bank names them; else empty. */
  readonly charges: string;
  /** The amount that the remitter ordered, where the bank says so in the same currency; else empty. */
  readonly instructed: string;
  readonly remitter: string;
  readonly remitterAccount: string;
  /** All that is written with it, references included. */
  readonly text: string;
  /** A payment of the forwarder's own that came back: no customer's. */
  readonly isReturn: boolean;
}

/** A bill with something open. */
export interface OpenBill {
  readonly id: string;
  readonly number: string;
  /** Other numbers under which its customer may pay: of the waybill, the check bill, the tax invoice. */
  readonly otherNumbers: readonly string[];
  readonly customerId: string;
  readonly currency: string;
  readonly open: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** All names of a customer, in any script. */
export interface CustomerNames {
  readonly customerId: string;
  readonly names: readonly string[];
}

/** How an earlier receipt of a customer came. */
export interface EarlierReceipt {
  readonly customerId: string;
  readonly remitter: string;
  readonly remitterAccount: string;
}

/** Why a proposal is made, or why it is not sure. */
export type Reason =
  | { readonly is: "number"; readonly numbers: readonly string[] }
  /** A number in part, such as its last digits. */
  | { readonly is: "partNumber"; readonly numbers: readonly string[] }
  | { readonly is: "account" }
  | { readonly is: "earlierName" }
  | { readonly is: "name"; readonly likeness: number }
  | { readonly is: "amount" }
  | { readonly is: "sum"; readonly bills: number }
  /** With what was taken off on the way; `named` by the bank, or guessed. */
  | { readonly is: "charges"; readonly charges: string; readonly isNamed: boolean }
  | { readonly is: "part" }
  | { readonly is: "more"; readonly rest: string }
  /** Against it: others could be meant as well. */
  | { readonly is: "alike"; readonly others: number }
  | { readonly is: "otherCustomer" }
  | { readonly is: "unknownNumber"; readonly numbers: readonly string[] };

/** A customer, and bills of it that the receipt pays. */
export interface Proposal {
  readonly customerId: string;
  /** The amounts that the bills get; together with `rest` the receipt's amount and its charges. */
  readonly bills: readonly { readonly billId: string; readonly amount: string }[];
  /** Taken off on the way: counted in. */
  readonly charges: string;
  /** More than the bills need. */
  readonly rest: string;
  /** 0 to 1. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** It may be taken over without a person's look. */
  readonly isSure: boolean;
}
