import "./bill.css";
import { billFieldTexts, type CollectionBill, mostBillLines } from "@lading/contract/bill";
import { priceScale, quantityScale, sumOfAmounts } from "@lading/contract/charge-item";
import { Form, Input } from "antd";
import { AmountCell, amountOf, ChargeItemSelect, ChargeRows } from "#charge-item";
import { formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { CreditNote } from "#customer-contract";
import { CustomerNumberSelect, type KnownCustomer } from "#customer";
import { CurrencyInput } from "#currency";
import { RateOfDate, type RateWanted } from "#exchange-rate";
import { PickedWarnings } from "#market-risk";
import { DateInput, DecimalInput } from "#ui";
import type { BillValues, LineValues } from "./bill.ts";

interface BillFieldsProps {
  /** The customer that the form begins with. */
  known?: KnownCustomer | undefined;
  /** The bill that is edited. */
  bill?: CollectionBill;
  /** First values of a charge that is added. */
  newLine?: LineValues;
  onEnterRate: (wanted: RateWanted) => void;
}

/** The fields of a bill: its head, its charges, their sum and the rate that it takes. */
export function BillFields({ known, bill, newLine, onEnterRate }: BillFieldsProps) {
  const { t } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  const values: BillValues = Form.useWatch([]) ?? {};
  return (
    <>
      <div className="bill-head">
        <Form.Item className="charge-wide" name="customerNumber" label={field("customerName")} required>
          <CustomerNumberSelect known={known} />
        </Form.Item>
        <Form.Item name="billDate" label={field("billDate")} required>
          <DateInput />
        </Form.Item>
        <Form.Item name="dueDate" label={field("dueDate")}>
          <DateInput />
        </Form.Item>
        <Form.Item name="currency" label={field("currency")} required>
          <CurrencyInput />
        </Form.Item>
      </div>
      <PickedWarnings customer={values.customerNumber} />
      <ChargeRows name="lines" most={mostBillLines} newRow={() => ({ ...newLine })}>
        {(place) => <LineFields place={place} currency={values.currency} {...(bill && { bill })} />}
      </ChargeRows>
      <Total values={values} />
      <Credit values={values} {...(bill && { bill })} />
      <Rate values={values} onEnter={onEnterRate} {...(bill && { bill })} />
      <Form.Item name="remark" label={field("remark")} extra={t("remarkHint")}>
        <Input.TextArea maxLength={500} rows={2} dir="auto" />
      </Form.Item>
    </>
  );
}

interface LineFieldsProps {
  place: number;
  currency: BillValues["currency"];
  bill?: CollectionBill;
}

function LineFields({ place, currency, bill }: LineFieldsProps) {
  const field = useFieldTexts(billFieldTexts);
  const row: LineValues | undefined = Form.useWatch(["lines", place]);
  const charged = bill?.lines.find(({ chargeItemId }) => chargeItemId === row?.chargeItemId);
  return (
    <>
      <Form.Item className="charge-wide" name={[place, "chargeItemId"]} label={field("chargeItem")} required>
        <ChargeItemSelect known={charged && { id: charged.chargeItemId, name: charged.chargeItem }} />
      </Form.Item>
      <Form.Item name={[place, "qty"]} label={field("qty")} required>
        <DecimalInput scale={quantityScale} />
      </Form.Item>
      <Form.Item name={[place, "unitPrice"]} label={field("unitPrice")} required>
        <DecimalInput scale={priceScale} />
      </Form.Item>
      <AmountCell label={field("amount")} amount={amountOf(row, currency)} currency={currency} />
      <Form.Item name={[place, "remark"]} label={field("remark")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
    </>
  );
}

/** The sum of the charges as far as they are typed. */
function totalOf({ currency, lines = [] }: BillValues): string {
  if (currency === undefined) return "";
  const amounts = lines.map((line) => amountOf(line, currency)).filter((amount) => amount !== "");
  return sumOfAmounts(amounts, currency);
}

function Total({ values }: { values: BillValues }) {
  const { word } = useTexts("bill");
  const { currency } = values;
  if (currency === undefined) return null;
  return (
    <p className="bill-total">
      <span className="muted">{word("total")}</span>
      <strong dir="ltr">{formatMoney(totalOf(values), currency)}</strong>
    </p>
  );
}

/** How the customer's credit stands with this bill; one that does not grow is not asked for, which the server decides. */
function Credit({ values, bill }: { values: BillValues; bill?: CollectionBill }) {
  const { customerNumber, currency, billDate } = values;
  if (customerNumber === undefined || customerNumber === "") return null;
  const amount = totalOf(values);
  const isSame = bill?.customerNumber === customerNumber && bill.currency === currency && bill.billDate === billDate;
  if (isSame && (amount === "" || Number(amount) <= Number(bill.amount))) return null;
  const asked =
    currency === undefined || billDate === undefined || billDate === "" ? {} : { amount, currency, date: billDate };
  return <CreditNote customer={{ customerNumber }} bill={{ ...asked, ...(bill && { exceptBillId: bill.id }) }} />;
}

interface RateProps {
  values: BillValues;
  bill?: CollectionBill;
  onEnter: (wanted: RateWanted) => void;
}

/** A bill keeps its rate; only with another date or currency it takes another one. */
function Rate({ values: { currency, billDate }, bill, onEnter }: RateProps) {
  const { t } = useTexts("bill");
  if (bill && bill.currency === currency && bill.billDate === billDate)
    return bill.currency === bill.settlementCurrency ? null : <p className="muted">{t("rateStays")}</p>;
  return currency && billDate ? <RateOfDate currency={currency} date={billDate} onEnter={onEnter} /> : null;
}
