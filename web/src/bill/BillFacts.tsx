import {
  billFieldTexts,
  billTaxInvoiceTexts,
  type CollectionBill,
  editCollectionBill,
  type OpenedBill,
} from "@lading/contract/bill";
import { Link } from "react-router";
import { useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Attachment, Facts, Panel, SmallTable } from "#ui";
import { withFile } from "./bill.ts";

/** A bill's facts. */
export function BillFacts({ bill }: { bill: OpenedBill }) {
  const { t, language } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  const mayEdit = useMay()("/logisticsManagement/jobSummary:edit");
  const save = useCall(editCollectionBill);
  const { currency, settlementCurrency, rate } = bill;
  const isForeign = currency !== settlementCurrency;
  return (
    <>
      <Facts
        facts={[
          { label: field("customerNumber"), value: bill.customerNumber },
          { label: field("customerName"), value: bill.customerName },
          {
            label: field("waybillNumber"),
            value: <Link to={`/waybillDetails/${bill.waybillId}`}>{bill.waybillNumber}</Link>,
          },
          { label: field("billDate"), value: formatDate(bill.billDate) },
          { label: field("dueDate"), value: formatDate(bill.dueDate) },
          { label: field("amount"), value: formatMoney(bill.amount, currency) },
          { label: field("balance"), value: formatMoney(bill.balance, currency) },
          { label: field("outstandingDays"), value: bill.outstandingDays === 0 ? "" : String(bill.outstandingDays) },
          { label: field("financialAccountNo"), value: bill.financialAccountNo },
          { label: field("taxInvoice"), value: billTaxInvoiceTexts[bill.taxInvoice][language] },
          { label: field("rate"), value: isForeign ? `1 ${currency} = ${rate} ${settlementCurrency}` : "" },
          { label: field("rateDate"), value: isForeign ? formatDate(bill.rateDate) : "" },
          { label: field("settlementAmount"), value: formatMoney(bill.settlementAmount, settlementCurrency) },
          { label: field("createdByName"), value: bill.createdByName },
          { label: field("createDate"), value: formatMoment(bill.createDate) },
          {
            label: field("attachment"),
            value: (
              <Attachment
                file={bill.file}
                use="collectionBill"
                mayChange={
                  mayEdit &&
                  bill.voidedAt === null &&
                  !bill.jobSigned &&
                  bill.financialAccountNo === "" &&
                  bill.taxInvoice === "none"
                }
                onChange={(fileId) => save.mutateAsync(withFile(bill, fileId))}
              />
            ),
            wide: true,
          },
          ...(bill.voidedAt === null
            ? []
            : [
                { label: field("voidedAt"), value: formatMoment(bill.voidedAt) },
                { label: field("voidedByName"), value: bill.voidedByName },
                { label: field("voidReason"), value: bill.voidReason, wide: true },
              ]),
          { label: field("remark"), value: bill.remark, wide: true },
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
  const field = useFieldTexts(billFieldTexts);
  return (
    <SmallTable
      label={t("lines")}
      columns={[
        { title: field("chargeItem"), wide: true },
        { title: field("qty"), number: true },
        { title: field("unitPrice"), number: true },
        { title: field("amount"), number: true },
        { title: field("remark"), wide: true },
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
