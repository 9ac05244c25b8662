import {
  addOpeningRecord,
  exportPartlyPaidList,
  getPartlyPaidList,
  partlyPaidShown,
  settlePartlyPaid,
  type PartlyPaidBill,
} from "@lading/contract/write-off";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { CallButton, DecimalField, ListPage, RecordForm, numbersFilter, TabModal, useFieldColumns } from "#ui";

/** Bills of waybills that were marked as partly paid by hand: finance enters what was paid, or takes the waybill off. */
export function PartlyPaidList() {
  const { t, word } = useTexts("write-off");
  const may = useMayCall();
  const exporting = useExport(exportPartlyPaidList);
  const filters = useMemo(() => [numbersFilter(word("search"))], [word]);
  const [entered, setEntered] = useState<PartlyPaidBill | null>(null);
  const close = () => setEntered(null);
  return (
    <>
      <p className="muted">{t("partlyPaidHint")}</p>
      <ListPage
        call={getPartlyPaidList}
        columns={useColumns()}
        filters={filters}
        rowActions={(bill) => (
          <>
            {may(addOpeningRecord) && (
              <Button type="link" onClick={() => setEntered(bill)}>
                {t("enterPaid")}
              </Button>
            )}
            <CallButton call={settlePartlyPaid} input={{ waybillId: bill.waybillId }} said={t("partlyPaidDone")}>
              {t("takeOff")}
            </CallButton>
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={entered !== null} title={<bdi>{entered?.invoiceNo}</bdi>} onCancel={close}>
        {entered && (
          <RecordForm
            call={addOpeningRecord}
            fixed={{ billId: entered.id }}
            onDone={() => {
              notify.success(word("saved"));
              close();
            }}
            onCancel={close}
          >
            <p>{t("enterPaidHint", { balance: formatMoney(entered.balance, entered.currency) })}</p>
            <DecimalField name="amount" suffix={entered.currency} />
          </RecordForm>
        )}
      </TabModal>
    </>
  );
}

function useColumns() {
  const column = useFieldColumns(partlyPaidShown);
  const money = (name: "amount" | "balance") =>
    column<PartlyPaidBill>(name, {
      align: "end",
      card: "line",
      ...(name === "balance" && { sort: name }),
      render: (row) => <bdi dir="ltr">{formatMoney(row[name], row.currency)}</bdi>,
    });
  return [
    column<PartlyPaidBill>("waybillNumber", {
      sort: "waybillNumber",
      card: "head",
      render: ({ waybillId, waybillNumber }) => <Link to={`/waybillDetails/${waybillId}`}>{waybillNumber}</Link>,
    }),
    column<PartlyPaidBill>("invoiceNo", { sort: "invoiceNo", card: "line" }),
    column<PartlyPaidBill>("customerName", { card: "line" }),
    column<PartlyPaidBill>("customerNumber", { hidden: true }),
    money("amount"),
    money("balance"),
    column<PartlyPaidBill>("markedByName"),
    column<PartlyPaidBill>("markedAt", { sort: "markedAt" }),
  ];
}
