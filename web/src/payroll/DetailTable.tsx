import { plainAmount, sumOfAmounts } from "@lading/contract/charge-item";
import { isDecimal, minorUnits } from "@lading/contract/core";
import { payrollFieldTexts, type PayrollDetail } from "@lading/contract/payroll";
import { Button } from "antd";
import { formatDecimal, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { SmallTable } from "#ui";

interface DetailTableProps {
  details: readonly PayrollDetail[];
  currency: string;
  onRemove?: (place: number) => void;
}

/** The employees of a payroll request with what they are paid, and their sums. */
export function DetailTable({ details, currency, onRemove }: DetailTableProps) {
  const { word } = useTexts("payroll");
  const field = useFieldTexts(payrollFieldTexts);
  const sum = (name: "grossPay" | "deductions" | "netPay") =>
    formatMoney(
      sumOfAmounts(
        details.map((detail) => detail[name] || "0"),
        currency,
      ),
      currency,
    );
  // With more decimals than the currency has it stays as it is, until it is corrected.
  const figure = (value: string) =>
    formatDecimal(isDecimal(value, minorUnits(currency)) ? plainAmount(value, currency) : value);
  return (
    <SmallTable
      label={field("details")}
      columns={[
        field("employeeName"),
        field("employeeDepartment"),
        { title: field("grossPay"), number: true },
        { title: field("deductions"), number: true },
        { title: field("netPay"), number: true },
        { title: field("remark"), wide: true },
        ...(onRemove ? [{ title: "", actions: true }] : []),
      ]}
      rows={details.map((detail, place) => ({
        key: `${place} ${detail.employeeName}`,
        cells: [
          detail.employeeName,
          detail.employeeDepartment,
          figure(detail.grossPay),
          figure(detail.deductions),
          figure(detail.netPay),
          detail.remark,
          ...(onRemove
            ? [
                <Button key="remove" type="link" danger onClick={() => onRemove(place)}>
                  {word("remove")}
                </Button>,
              ]
            : []),
        ],
      }))}
      foot={["", "", sum("grossPay"), sum("deductions"), sum("netPay"), "", ...(onRemove ? [""] : [])]}
    />
  );
}
