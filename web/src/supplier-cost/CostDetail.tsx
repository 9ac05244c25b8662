import "./supplier-cost.css";
import {
  costFieldTexts,
  deleteSupplierCostDetails,
  editSupplierCostDetails,
  getSupplierCostLog,
  loadSupplierCostDetailsInfo,
  type OpenedSupplierCost,
  type SupplierCost,
} from "@lading/contract/supplier-cost";
import { logActionTexts, type LocalText } from "@lading/contract/core";
import { Button, Form } from "antd";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useCall, useRead } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { EnterRate, RateOfDate, type RateWanted } from "#exchange-rate";
import { CostInvoice } from "./CostInvoice.tsx";
import { Attachment, ConfirmButton, DetailPage, Facts, LogOf, RecordForm } from "#ui";
import { CostFields } from "./CostFields.tsx";
import { costToInput, isFixed, mayGo, valuesOf, withFile, type CostValues } from "./cost.ts";

const rights = "/logisticsManagement/jobSummary";

/** A supplier cost: its facts, its file, its log; changed in place. */
export function CostDetail({ id }: { id: string }) {
  const { t, word } = useTexts("supplier-cost");
  const may = useMay();
  const page = usePage();
  const navigate = useNavigate();
  const read = useRead(loadSupplierCostDetailsInfo, { id }, { ownErrors: true });
  const remove = useCall(deleteSupplierCostDetails);
  const cost = read.data;
  const [isEditing, setEditing] = useState(false);
  const { setTitle } = page;
  const name = cost?.chargeItem;
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);

  async function deleteIt(): Promise<void> {
    await remove.mutateAsync({ ids: [id] });
    notify.success(t("deleted"));
    page.close();
    if (cost) void navigate(`/waybillDetails/${cost.waybillId}`);
  }

  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      extra={cost && <bdi className="muted">{formatMoney(cost.amount, cost.currency)}</bdi>}
      actions={
        cost &&
        !isEditing && (
          <>
            {may(`${rights}:edit`) && !isFixed(cost) && (
              <Button type="primary" onClick={() => setEditing(true)}>
                {word("edit")}
              </Button>
            )}
            {may(`${rights}:delete`) && mayGo(cost) && <ConfirmButton onConfirm={deleteIt} />}
          </>
        )
      }
    >
      {cost && isEditing && <CostForm cost={cost} onClose={() => setEditing(false)} />}
      {cost && !isEditing && <CostFacts cost={cost} />}
      {cost && <LogOf id={cost.id} call={getSupplierCostLog} actions={logActionTexts} fields={loggedTexts} />}
    </DetailPage>
  );
}

function CostFacts({ cost }: { cost: OpenedSupplierCost }) {
  const { word } = useTexts("supplier-cost");
  const field = useFieldTexts(costFieldTexts);
  const may = useMay();
  const save = useCall(editSupplierCostDetails);
  const { currency, settlementCurrency, rate } = cost;
  return (
    <Facts
      facts={[
        {
          label: field("waybillNumber"),
          value: <Link to={`/waybillDetails/${cost.waybillId}`}>{cost.waybillNumber}</Link>,
        },
        { label: field("customerNumber"), value: cost.customerNumber },
        { label: field("customerName"), value: cost.customerName },
        { label: field("chargeItem"), value: cost.chargeItem },
        { label: field("qty"), value: formatDecimal(cost.qty) },
        { label: field("unitPrice"), value: formatMoney(cost.unitPrice, currency) },
        { label: field("amount"), value: formatMoney(cost.amount, currency) },
        { label: field("balance"), value: formatMoney(cost.balance, currency) },
        { label: field("financialAccountNo"), value: cost.financialAccountNo },
        { label: field("paymentInvoiceNo"), value: <CostInvoice cost={cost} /> },
        {
          label: field("rate"),
          value: currency === settlementCurrency ? "" : `1 ${currency} = ${rate} ${settlementCurrency}`,
        },
        { label: field("settlementAmount"), value: formatMoney(cost.settlementAmount, settlementCurrency) },
        { label: field("costDate"), value: formatDate(cost.costDate) },
        { label: field("billReferNo"), value: cost.billReferNo },
        { label: field("taxInvoice"), value: word(cost.taxInvoice ? "yes" : "no") },
        { label: field("createdByName"), value: cost.createdByName },
        { label: field("createdAt"), value: formatMoment(cost.createdAt) },
        {
          label: field("attachment"),
          value: (
            <Attachment
              file={cost.attachment}
              use="supplierCost"
              mayChange={may(`${rights}:edit`) && !isFixed(cost)}
              onChange={(fileId) => save.mutateAsync(withFile(cost, fileId))}
            />
          ),
          wide: true,
        },
        { label: field("remark"), value: cost.remark, wide: true },
      ]}
    />
  );
}

function CostForm({ cost, onClose }: { cost: SupplierCost; onClose: () => void }) {
  const { word } = useTexts("supplier-cost");
  const [wanted, setWanted] = useState<RateWanted | null>(null);
  return (
    <div className="panel">
      <RecordForm
        call={editSupplierCostDetails}
        initial={valuesOf(cost)}
        fixed={{ id: cost.id, version: cost.version, fileId: cost.attachment?.id ?? null }}
        toInput={costToInput}
        onDone={() => {
          notify.success(word("saved"));
          onClose();
        }}
        onCancel={onClose}
      >
        <div className="cost-form">
          <CostFields cost={cost} />
        </div>
        <RateTaken cost={cost} onEnter={setWanted} />
      </RecordForm>
      <EnterRate wanted={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}

/** A cost keeps its rate; only with another date or currency it takes another one. */
function RateTaken({ cost, onEnter }: { cost: SupplierCost; onEnter: (wanted: RateWanted) => void }) {
  const { t } = useTexts("supplier-cost");
  const { currency, costDate }: CostValues = Form.useWatch([]) ?? {};
  if (currency === cost.currency && costDate === cost.costDate) return <p className="muted">{t("rateStays")}</p>;
  return currency && costDate ? <RateOfDate currency={currency} date={costDate} onEnter={onEnter} /> : null;
}

/** The log says what was chosen by what people read of it. */
const loggedTexts: Readonly<Record<string, LocalText>> = {
  ...costFieldTexts,
  customerNumber: costFieldTexts.customerName,
  chargeItemId: costFieldTexts.chargeItem,
  fileId: costFieldTexts.attachment,
};
