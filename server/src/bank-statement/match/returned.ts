import { sameNameKey } from "#core/party-names";

/** A payment as a return of it is compared: an earlier receipt, or the return. Amounts above zero, of one account. */
export interface PaymentSides {
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  readonly counterparty: string;
  readonly counterpartyAccount: string;
  readonly endToEndId: string;
  readonly bankReference: string;
  readonly text: string;
}

/** Which earlier receipt a payment sent back undoes. */
export interface UndoneReceipt {
  /** Its place among those given. */
  readonly receipt: number;
  readonly reasons: readonly ("reference" | "account" | "name" | "text")[];
  /** No other could be meant: it may be proposed as the one. A person still confirms, since it takes money back. */
  readonly isSure: boolean;
}

/** Banks send back within weeks; recalls take longest. */
const mostDays = 90;
const msPerDay = 86_400_000;

/**
 * Finds the receipts that a payment sent back could undo: of the same amount, not later, and with a reference, account, name or
 * text in common, the likeliest first.
 */
export function undoneBy(sentBack: PaymentSides, receipts: readonly PaymentSides[]): UndoneReceipt[] {
  const found = receipts.flatMap((receipt, place) => {
    const days = (Date.parse(sentBack.bookedOn) - Date.parse(receipt.bookedOn)) / msPerDay;
    if (receipt.amount !== sentBack.amount || days < 0 || days > mostDays) return [];
    const reasons = inCommon(sentBack, receipt);
    return reasons.length === 0 ? [] : [{ receipt: place, reasons, days }];
  });
  const sorted = found.toSorted((a, b) => weightOf(b.reasons) - weightOf(a.reasons) || a.days - b.days);
  const most = sorted[0] ? weightOf(sorted[0].reasons) : 0;
  const isAlone = sorted.filter(({ reasons }) => weightOf(reasons) === most).length === 1;
  return sorted.map(({ receipt, reasons }) => ({
    receipt,
    reasons,
    isSure: isAlone && weightOf(reasons) === most && reasons[0] !== "text",
  }));
}

function inCommon(a: PaymentSides, b: PaymentSides): UndoneReceipt["reasons"] {
  const written = `${a.text} ${a.endToEndId}`;
  const isReferred =
    isSame(a.endToEndId, b.endToEndId) ||
    isSame(a.bankReference, b.bankReference) ||
    (b.bankReference.length > 5 && written.includes(b.bankReference));
  return [
    ...(isReferred ? (["reference"] as const) : []),
    ...(isSame(plain(a.counterpartyAccount), plain(b.counterpartyAccount)) ? (["account"] as const) : []),
    ...(isSame(sameNameKey(a.counterparty), sameNameKey(b.counterparty)) ? (["name"] as const) : []),
    ...(isSame(plain(a.text), plain(b.text)) ? (["text"] as const) : []),
  ];
}

function isSame(one: string, other: string): boolean {
  return one !== "" && one === other;
}

const weights = { reference: 8, account: 4, name: 2, text: 1 } as const;

function weightOf(reasons: UndoneReceipt["reasons"]): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}
