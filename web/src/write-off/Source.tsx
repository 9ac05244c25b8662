import { minorUnits, type Currency } from "@lading/contract/core";
import { fundClassTexts } from "@lading/contract/client-fund";
import { writeOffFieldTexts, type FundSource, type MoneySource } from "@lading/contract/write-off";
import { Input } from "antd";
import { formatMoney } from "#core/format";
import { besideEachOther, useFieldTexts, useTexts } from "#core/i18n";
import { DateInput, DecimalInput, type Faults, FaultText, faulty, Select } from "#ui";

/** The chosen receipt or payment, or a new one that is typed. */
export interface SourceValues {
  /** Null: a new one. */
  id: string | null;
  /** It is one of the customer's funds. */
  isFund: boolean;
  amount: string;
  day: string;
  reference: string;
}

interface SourceProps {
  sources: readonly MoneySource[];
  funds: readonly FundSource[];
  value: SourceValues;
  faults: Faults;
  currency: Currency;
  onChange: (value: SourceValues) => void;
  /** The sum that can be set against bills. */
  onAmount: (amount: string) => void;
}

const fresh = "new" as const;

/** The money that is set against bills: of a receipt or payment with something left, or of one that is entered now. */
export function Source({ sources, funds, value, faults, currency, onChange, onAmount }: SourceProps) {
  const { t, language } = useTexts("write-off");
  const field = useFieldTexts(writeOffFieldTexts);
  const options = [
    { value: fresh as string, label: t("newSource") },
    ...funds.map(({ id, fundClass, left }) => ({
      value: id,
      label: besideEachOther([
        t("fund"),
        fundClassTexts[fundClass][language],
        t("leftOf", { left: formatMoney(left, currency) }),
      ]),
    })),
    ...sources.map(({ id, number, day, left, reference }) => ({
      value: id,
      label: besideEachOther([number, day, t("leftOf", { left: formatMoney(left, currency) }), reference]),
    })),
  ];
  const choose = (id: string) => {
    const fund = funds.find((one) => one.id === id);
    onChange({ ...value, id: id === fresh ? null : id, isFund: fund !== undefined });
    onAmount(id === fresh ? value.amount : ((fund ?? sources.find((one) => one.id === id))?.left ?? ""));
  };
  return (
    <div className="write-off-source">
      <label className="write-off-field">
        {field("source")}
        <Select value={value.id ?? fresh} options={options} popupMatchSelectWidth={false} onChange={choose} />
      </label>
      {value.id === null && <NewSource {...{ value, faults, currency, onChange, onAmount }} />}
    </div>
  );
}

/** A receipt or payment that is entered here. */
function NewSource({ value, faults, currency, onChange, onAmount }: Omit<SourceProps, "sources" | "funds">) {
  const field = useFieldTexts(writeOffFieldTexts);
  const { "newSource.amount": amountFault, "newSource.day": dayFault, "newSource.reference": referenceFault } = faults;
  return (
    <>
      <label className="write-off-field">
        {field("received")}
        <DecimalInput
          scale={minorUnits(currency)}
          suffix={currency}
          value={value.amount}
          {...faulty(amountFault)}
          onChange={(amount) => {
            onChange({ ...value, amount });
            onAmount(amount.replace(/\.$/, ""));
          }}
        />
        <FaultText text={amountFault} />
      </label>
      <label className="write-off-field" htmlFor="write-off-day">
        {field("day")}
        <DateInput
          id="write-off-day"
          value={value.day}
          {...faulty(dayFault)}
          onChange={(day) => onChange({ ...value, day: day ?? "" })}
        />
        <FaultText text={dayFault} />
      </label>
      <label className="write-off-field">
        {field("reference")}
        <Input
          value={value.reference}
          maxLength={80}
          dir="auto"
          {...faulty(referenceFault)}
          onChange={(event) => onChange({ ...value, reference: event.target.value })}
        />
        <FaultText text={referenceFault} />
      </label>
    </>
  );
}
