import "./supplier-cost.css";
import { getCargoTransportationAccount } from "@lading/contract/bill";
import { sumOfAmounts } from "@lading/contract/charge-item";
import { currencies } from "@lading/contract/core";
import { addSupplierCostDetails, mostCostsAtOnce } from "@lading/contract/supplier-cost";
import { Form } from "antd";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { amountOf, ChargeRows } from "#charge-item";
import { useRead } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { EnterRate, RateOfDate, type RateWanted } from "#exchange-rate";
import { DetailPage, Note, RecordForm } from "#ui";
import { costToInput, nextCost, type CostValues } from "./cost.ts";
import { CostFields } from "./CostFields.tsx";

/** /supplierCostEntry?waybill=…: a supplier's invoice typed line by line. */
export default function CostEntryPage() {
  const { t } = useTexts("supplier-cost");
  const page = usePage();
  const navigate = useNavigate();
  const waybillId = page.search.get("waybill") ?? "";
  const read = useRead(getCargoTransportationAccount, { waybillId }, { ownErrors: true });
  const [wanted, setWanted] = useState<RateWanted | null>(null);
  const [form] = Form.useForm();
  const waybill = read.data?.waybill;
  const back = `/waybillDetails/${waybillId}`;
  return (
    <DetailPage
      read={read}
      title={t("entry")}
      extra={
        waybill && (
          <span>
            <Link to={back}>
              <bdi>{waybill.number}</bdi>
            </Link>{" "}
            <bdi className="muted">{waybill.customerName}</bdi>
          </span>
        )
      }
    >
      {waybill?.voided === true && <Note type="warning" title={t("voided")} />}
      {waybill?.voided === false && waybill.jobSigned && <Note type="warning" title={t("jobSigned")} />}
      {waybill?.voided === false && !waybill.jobSigned && (
        <div className="panel">
          <RecordForm
            call={addSupplierCostDetails}
            form={form}
            initial={{ costs: [nextCost(undefined)] }}
            fixed={{ waybillId }}
            toInput={({ costs }) => ({ costs: rowsOf(costs).map(costToInput) })}
            submitText={t("saveAll")}
            onDone={({ ids }) => {
              notify.success(t("added", { count: ids.length }));
              page.close();
              void navigate(back);
            }}
            onCancel={() => {
              page.close();
              void navigate(back);
            }}
          >
            <p className="muted">{t("keys")}</p>
            <ChargeRows name="costs" most={mostCostsAtOnce} newRow={(last) => ({ ...nextCost(last) })}>
              {(place) => <CostFields place={place} onEnterRate={setWanted} />}
            </ChargeRows>
            <Totals onEnter={setWanted} />
          </RecordForm>
        </div>
      )}
      <EnterRate wanted={wanted} onClose={() => setWanted(null)} />
    </DetailPage>
  );
}

const isRow = (row: unknown): row is Record<string, unknown> => typeof row === "object" && row !== null;

function rowsOf(costs: unknown): Record<string, unknown>[] {
  return (Array.isArray(costs) ? costs : []).filter(isRow);
}

/** Totals of all rows in each currency, and their exchange rates. */
function Totals({ onEnter }: { onEnter: (wanted: RateWanted) => void }) {
  const { word } = useTexts("supplier-cost");
  const rows: (CostValues | undefined)[] = Form.useWatch("costs") ?? [];
  const used = currencies.filter((code) => rows.some((row) => row?.currency === code));
  const sums = used.map((code) => {
    const amounts = rows.filter((row) => row?.currency === code).map((row) => amountOf(row, code));
    return {
      code,
      sum: sumOfAmounts(
        amounts.filter((amount) => amount !== ""),
        code,
      ),
    };
  });
  const rates = new Map<string, RateWanted>();
  for (const row of rows)
    if (row?.currency && row.costDate)
      rates.set(`${row.currency} ${row.costDate}`, { currency: row.currency, date: row.costDate });
  return (
    <div className="charge-totals">
      {sums.map(({ code, sum }) => (
        <p key={code}>
          <span className="muted">{word("total")}</span> <strong dir="ltr">{formatMoney(sum, code)}</strong>
        </p>
      ))}
      {[...rates].map(([key, one]) => (
        <RateOfDate key={key} {...one} onEnter={onEnter} />
      ))}
    </div>
  );
}
