import { editCollectionBill, type CollectionBill } from "@lading/contract/bill";
import { Link } from "react-router";
import { useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Attachment, Facts, Panel, SmallTable } from "#ui";
import { withFile } from "./bill.ts";

/** What a bill says. */
export function BillFacts({ bill }: { bill: CollectionBill }) {
  const { t } = useTexts("bill");
  const mayEdit = useMay()("/logisticsManagement/jobSummary:edit");
  const save = useCall(editCollectionBill);
  const { currency, settlementCurrency, rate } = bill;
  const isForeign = currency !== settlementCurrency;
  return (
    <>
      <Facts
        facts={[
          { label: t("customerNumber"), value: bill.customerNumber },
          { label: t("customer"), value: bill.customerName },
          {
            label: t("waybillNumber"),
            value: <Link to={`/waybillDetails/${bill.waybillId}`}>{bill.waybillNumber}</Link>,
          },
          { label: t("billDate"), value: formatDate(bill.billDate) },
          { label: t("dueDate"), value: formatDate(bill.dueDate) },
          { label: t("amount"), value: formatMoney(bill.amount, currency) },
          { label: t("rate"), value: isForeign ? `1 ${currency} = ${rate} ${settlementCurrency}` : "" },
          { label: t("rateDate"), value: isForeign ? formatDate(bill.rateDate) : "" },
          { label: t("settlementAmount"), value: formatMoney(bill.settlementAmount, settlementCurrency) },
          { label: t("createdByName"), value: bill.createdByName },
          { label: t("createDate"), value: formatMoment(bill.createDate) },
          {
            label: t("file"),
            value: (
              <Attachment
                file={bill.file}
                use="collectionBill"
                mayChange={mayEdit}
                onChange={(fileId) => save.mutateAsync(withFile(bill, fileId))}
              />
            ),
            wide: true,
          },
          { label: t("remark"), value: bill.remark, wide: true },
        ]}
      />
      <Panel title={t("lines")}>
        <Lines bill={bill} />
      </Panel>
    </>
  );
}

function Lines({ bill }: { bill: CollectionBill }) {
  const { t, word } = useTexts("bill");
  return (
    <SmallTable
      label={t("lines")}
      columns={[
        { title: t("chargeItem"), wide: true },
        { title: t("qty"), number: true },
        { title: t("unitPrice"), number: true },
        { title: t("amount"), number: true },
        { title: t("remark"), wide: true },
      ]}
      rows={bill.lines.map((line, place) => ({
        key: String(place),
        cells: [
          line.chargeItem,
          formatDecimal(line.qty),
          formatDecimal(line.unitPrice),
          formatDecimal(line.amount),
          line.remark,
        ],
      }))}
      foot={[word("total"), "", "", formatMoney(bill.amount, bill.currency), ""]}
    />
  );
}
