import { Big } from "big.js";
import type { OpenBill, Receipt } from "./receipt.ts";
import { pick, seeded, someone, type MadeCustomer, type Random, type World } from "./world.stage.ts";

/** A receipt, and what it truly pays; no customer where it is none's. */
export interface MadeReceipt {
  readonly receipt: Receipt;
  readonly customerId: string | null;
  readonly bills: readonly string[];
  /** How it was made, for the list of misses. */
  readonly kind: string;
}

/** Receipts as banks bring them, each from the open bills of the world. */
export function makeReceipts(world: World, seed: number, count: number): MadeReceipt[] {
  const random = seeded(seed);
  const payers = world.customers.filter(({ bills }) => bills.length > 0);
  return Array.from({ length: count }, () =>
    random() < 0.04 ? noCustomers(random) : paid(pick(payers, random), world, random),
  );
}

function noCustomers(random: Random): MadeReceipt {
  const text = pick(["INTEREST CREDIT", "VAT REFUND 2025", "结息", "OWN ACCOUNT TRANSFER", "فوائد"], random);
  const amount = (random() * 3000 + 5).toFixed(2);
  const receipt = { ...nothing, amount, currency: "USD", text, remitter: random() < 0.5 ? "" : "BANK OF CHINA" };
  return { receipt, customerId: null, bills: [], kind: "none's" };
}

const nothing = { charges: "", instructed: "", remitter: "", remitterAccount: "", text: "", isReturn: false };

function paid(customer: MadeCustomer, world: World, random: Random): MadeReceipt {
  const bills = chosen(customer.bills, random);
  const due = bills.reduce((sum, { open }) => sum.plus(open), new Big(0));
  const way = random();
  const fees = Number((5 + random() * 40).toFixed(2));
  const currency = bills[0]!.currency;
  const kind = way < 0.78 ? "exact" : way < 0.92 ? "charges" : way < 0.97 ? "part" : "more";
  const parts: Record<string, Big> = {
    exact: due,
    charges: due.gt(fees * 4) ? due.minus(fees) : due,
    part: due.times((0.3 + random() * 0.5).toFixed(1)).round(2),
    more: due.plus(Math.ceil(random() * 90)),
  };
  const amount = parts[kind]!.toFixed(2);
  const isNamed = kind === "charges" && random() < 0.4;
  const { text, how } = wordsOf(bills, world, random);
  const { remitter, who } = remitterOf(customer, random);
  const from = random();
  const remitterAccount =
    from < 0.5 ? pick(customer.accounts, random) : from < 0.7 ? `99${Math.floor(random() * 1e12)}` : "";
  const receipt: Receipt = {
    ...nothing,
    amount,
    currency,
    remitter,
    remitterAccount,
    text,
    instructed: isNamed ? due.toFixed(2) : "",
  };
  return {
    receipt,
    customerId: customer.customerId,
    bills: bills.map(({ id }) => id).toSorted(),
    kind: `${kind}, ${bills.length} bills, ${how}, ${who}`,
  };
}

/** Mostly the oldest; a customer's bills of one currency. */
function chosen(open: readonly OpenBill[], random: Random): readonly OpenBill[] {
  const way = random();
  if (way < 0.6 || open.length === 1) return [random() < 0.5 ? open[0]! : pick(open, random)];
  if (way < 0.7 && open.length < 12) return open;
  const count = Math.min(open.length, 2 + Math.floor(random() * 5));
  if (random() < 0.7) return open.slice(0, count);
  return open
    .map((bill) => ({ bill, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ bill }) => bill);
}

/** The ways in which people write numbers of bills. */
function wordsOf(bills: readonly OpenBill[], world: World, random: Random): { text: string; how: string } {
  const numbers = bills.map(({ number }) => number);
  const serials = numbers.map((number) => String(Number(number.slice(5))));
  const way = random();
  const lead = pick(
    ["PAYMENT FOR ", "INV ", "", "货款 ", "运费 ", "سداد فاتورة ", "RFB/", "FREIGHT CHARGES ", "付账单"],
    random,
  );
  if (way < 0.24) return { text: lead + numbers.join(pick([" ", ",", "/", " AND ", "、"], random)), how: "numbers" };
  if (way < 0.3)
    return {
      text:
        lead +
        numbers
          .join(" ")
          .replaceAll("-", pick(["", " ", "/"], random))
          .toLowerCase(),
      how: "numbers without signs",
    };
  if (way < 0.35)
    return {
      text: lead + [numbers[0], ...serials.slice(1).map((one) => one.slice(-4))].join("/"),
      how: "first number and last digits",
    };
  if (way < 0.4)
    return { text: lead + numbers.map((one) => `${one.slice(0, 8)} ${one.slice(8)}`).join(" "), how: "numbers broken" };
  if (way < 0.45) return { text: lead + serials.join(" "), how: "serials" };
  if (way < 0.49)
    return { text: lead + bills.flatMap(({ otherNumbers }) => otherNumbers).join(" "), how: "waybill numbers" };
  if (way < 0.52) return { text: lead + typo(numbers[0]!, random), how: "typo" };
  if (way < 0.54) return { text: `${lead}${pick(world.bills, random).number}`, how: "wrong number" };
  const others = [
    `PO ${Math.floor(random() * 1e6)}`,
    "MARCH",
    "货款",
    "FREIGHT",
    "سداد",
    "",
    "2026-03 INVOICES",
    "GOODS",
    "/ROC/REF 4471120",
  ];
  return { text: lead + pick(others, random), how: "no number" };
}

function typo(number: string, random: Random): string {
  const at = number.length - 1 - Math.floor(random() * 4);
  return number.slice(0, at) + String(Math.floor(random() * 10)) + number.slice(at + 1);
}

/** The remitter as its bank writes it: in another script, without the company's form, cut off; or somebody else. */
function remitterOf(customer: MadeCustomer, random: Random): { remitter: string; who: string } {
  const way = random();
  if (way < 0.04) return { remitter: "", who: "no name" };
  if (way < 0.1) return { remitter: someone(random), who: "somebody else" };
  const name = pick(customer.written, random);
  if (way < 0.55) return { remitter: name, who: "name" };
  if (way < 0.75) return { remitter: name.slice(0, /[a-z]/i.test(name) ? 20 : 8), who: "name cut off" };
  if (way < 0.9)
    return {
      remitter: name.replace(
        /有限公司| Co\., Ltd\.| CO\., LTD\.| YOUXIAN GONGSI| LLC| LTD| FZE| INC| GMBH| FZCO| COMPANY| ESTABLISHMENT|شركة |مؤسسة /i,
        "",
      ),
      who: "name without its form",
    };
  return {
    remitter: `${name} / ${pick(["P.O. BOX 1187", "CHINA", "DUBAI UAE", "SHENZHEN"], random)}`,
    who: "name with more",
  };
}
