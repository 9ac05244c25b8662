import { editCollectionBill, type CollectionBill } from "@lading/contract/bill";
import { Link } from "react-router";
import { useCall } from "#core/api";
import { formatDate, formatDecimal, formatMoment, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { Attachment, Facts, Panel } from "#ui";
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
  const { t } = useTexts("bill");
  return (
    <div className="figures" role="region" aria-label={t("lines")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("chargeItem")}</th>
            <th scope="col" data-number>
              {t("qty")}
            </th>
            <th scope="col" data-number>
              {t("unitPrice")}
            </th>
            <th scope="col" data-number>
              {t("amount")}
            </th>
            <th scope="col">{t("remark")}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name
            <tr key={place}>
              <td className="figures-wide">{line.chargeItem}</td>
              <td data-number>{formatDecimal(line.qty)}</td>
              <td data-number>{formatDecimal(line.unitPrice)}</td>
              <td data-number>{formatDecimal(line.amount)}</td>
              <td className="figures-wide">
                <bdi>{line.remark}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t("total")}</td>
            <td />
            <td />
            <td data-number>
              <bdi dir="ltr">{formatMoney(bill.amount, bill.currency)}</bdi>
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
