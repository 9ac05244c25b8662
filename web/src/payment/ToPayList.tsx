import {
  getPayableList,
  mostPaid,
  payableShown,
  paymentFieldTexts,
  paymentSubjectPages,
  type Payable,
} from "@lading/contract/payment";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { listed, useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { CurrencyInput } from "#currency";
import { ListPage, numbersFilter, useFieldColumns, useFieldFilters } from "#ui";
import { PayDialog } from "./PayDialog.tsx";

interface Paying {
  rows: readonly Payable[];
  clear: () => void;
}

/** Approved requests and confirmed invoices that are not paid, paid one by one or many at once. */
export function ToPayList() {
  const { t, word } = useTexts("payment");
  const [paying, setPaying] = useState<Paying | null>(null);
  const begin = (rows: readonly Payable[], clear: () => void) => {
    const [first] = rows;
    const hindered = rows.filter(({ hindrance }) => hindrance !== "");
    if (hindered.length > 0) notify.error(t("notYours", { numbers: listed(hindered.map((row) => row.subjectNumber)) }));
    else if (rows.some(({ currency }) => currency !== first?.currency)) notify.error(t("oneCurrency"));
    else if (rows.some(({ subject }) => subject === "payroll") && rows.some(({ subject }) => subject !== "payroll"))
      notify.error(t("payrollApart"));
    else setPaying({ rows, clear });
  };
  return (
    <>
      <ListPage
        call={getPayableList}
        columns={useColumns()}
        filters={useFilters()}
        mostSelected={mostPaid}
        bulkActions={(rows, clear) => (
          <Button type="primary" onClick={() => begin(rows, clear)}>
            {t("pay")}
          </Button>
        )}
        rowActions={(row) => (
          <>
            {row.hindrance === "" ? (
              <Button type="link" onClick={() => begin([row], () => undefined)}>
                {t("pay")}
              </Button>
            ) : (
              <span className="muted">{t(`hindrances.${row.hindrance}`)}</span>
            )}
            <Link to={`${paymentSubjectPages[row.subject]}?id=${row.id}`}>{word("open")}</Link>
          </>
        )}
      />
      {paying && <PayDialog {...paying} onClose={() => setPaying(null)} />}
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(payableShown);
  return [
    column<Payable>("subjectNumber", {
      sort: "subjectNumber",
      card: "head",
      render: ({ subject, id, subjectNumber }) => (
        <Link to={`${paymentSubjectPages[subject]}?id=${id}`}>
          <bdi dir="ltr">{subjectNumber}</bdi>
        </Link>
      ),
    }),
    column<Payable>("subject"),
    column<Payable>("title", { card: "line", render: ({ title }) => <bdi>{title}</bdi> }),
    column<Payable>("payee", { card: "line", render: ({ payee }) => <bdi>{payee}</bdi> }),
    column<Payable>("amount", {
      sort: "amount",
      align: "end",
      card: "line",
      render: ({ amount, currency }) => <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>,
    }),
    column<Payable>("payBy", { sort: "payBy", card: "line" }),
    column<Payable>("applicantName", { render: ({ applicantName }) => <bdi>{applicantName}</bdi> }),
  ];
}

function useFilters() {
  const { t, word } = useTexts("payment");
  const filter = useFieldFilters(payableShown);
  const field = useFieldTexts(paymentFieldTexts);
  return useMemo(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      filter("subject"),
      { name: "currency", label: field("currency"), field: <CurrencyInput allowClear /> },
    ],
    [t, word, filter, field],
  );
}
