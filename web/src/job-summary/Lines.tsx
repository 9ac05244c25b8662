import { jobFieldTexts, type JobLine, type JobSide, worthOf } from "@lading/contract/job-summary";
import { Link } from "react-router";
import { formatDate, formatDecimal } from "#core/format";
import { useFieldTexts } from "#core/i18n";

interface LinesProps {
  lines: readonly JobLine[];
  side: JobSide;
  /** The waybill's number, for those who hear the table. */
  label: string;
}

const columns = ["number", "date", "party", "chargeItem", "quantity", "unitPrice", "amount", "rate", "worth"] as const;
type Column = (typeof columns)[number];
const figures: ReadonlySet<Column> = new Set(["quantity", "unitPrice", "amount", "rate", "worth"]);

/** The charges of a waybill; the columns are as wide in every waybill's table. */
export function Lines({ lines, side, label }: LinesProps) {
  const field = useFieldTexts(jobFieldTexts);
  const isSale = side === "sales";
  const titles: Readonly<Record<Column, string>> = {
    number: field(isSale ? "debitNote" : "billReferNo"),
    date: field("date"),
    party: field(isSale ? "customer" : "supplier"),
    chargeItem: field("chargeItem"),
    quantity: field("qty"),
    unitPrice: field("unitPrice"),
    amount: field("amount"),
    rate: field("rate"),
    worth: field("settlementAmount"),
  };
  return (
    <div className="job-scroll" role="region" aria-label={`${field(side)} ${label}`} tabIndex={0}>
      <table className="job-table job-charges listed-rows">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column} data-number={figures.has(column) || undefined}>
                {titles[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              {columns.map((column) => (
                <td
                  key={column}
                  data-column={column}
                  data-label={titles[column]}
                  data-number={figures.has(column) || undefined}
                >
                  <Cell {...{ line, column, side }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const screens = { sales: "/billDetails", costs: "/supplierCostDetails" } as const satisfies Record<JobSide, string>;

function Cell({ line, column, side }: { line: JobLine; column: Column; side: JobSide }) {
  if (figures.has(column)) return <bdi dir="ltr">{texts[column](line)}</bdi>;
  return (
    <>
      {column === (line.number === "" ? "chargeItem" : "number") ? (
        <Link to={`${screens[side]}?id=${line.id}`}>
          <bdi>{texts[column](line)}</bdi>
        </Link>
      ) : (
        <bdi>{texts[column](line)}</bdi>
      )}
      {column === "chargeItem" && line.remark !== "" && (
        <small className="muted">
          <bdi>{line.remark}</bdi>
        </small>
      )}
    </>
  );
}

const texts: Readonly<Record<Column, (line: JobLine) => string>> = {
  number: ({ number }) => number,
  date: ({ date }) => formatDate(date),
  party: ({ customerName }) => customerName,
  chargeItem: ({ item }) => item,
  quantity: ({ quantity }) => formatDecimal(quantity),
  unitPrice: ({ unitPrice }) => formatDecimal(unitPrice),
  amount: ({ amount, currency }) => `${formatDecimal(amount)} ${currency}`,
  rate: ({ rate }) => rate,
  worth: (line) => `${formatDecimal(worthOf(line))} ${line.settlementCurrency}`,
};
