import "./client-fund.css";
import {
  claimReceiptPreRecords,
  exportReceiptPreRecordBusinessList,
  getReceiptPreRecordBusinessList,
  withdrawReceiptPreRecordClaim,
  type ReceiptPreRecord,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useState } from "react";
import { CustomerSelect } from "#customer";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { CallButton, ChoiceField, InputField, ListPage, RecordForm, TabModal, TextAreaField } from "#ui";
import { useReceiptColumns, useReceiptFilters } from "./receipt-columns.tsx";

/** /clientFund/businessReceiptPreRecord: receipts that are nobody's, claimed by sales for their own customers. */
export default function BusinessReceiptPage() {
  const { t } = useTexts("client-fund");
  const may = useMayCall();
  const exporting = useExport(exportReceiptPreRecordBusinessList);
  const [claimed, setClaimed] = useState<readonly ReceiptPreRecord[] | null>(null);
  const mayClaim = may(claimReceiptPreRecords);
  return (
    <>
      <ListPage
        call={getReceiptPreRecordBusinessList}
        columns={useReceiptColumns()}
        filters={useReceiptFilters()}
        {...(mayClaim && {
          bulkActions: (rows: readonly ReceiptPreRecord[]) => (
            <Button type="primary" onClick={() => setClaimed(rows)}>
              {t("claim")}
            </Button>
          ),
        })}
        rowActions={(receipt) => (
          <>
            {receipt.status === "open" && mayClaim && (
              <Button type="link" onClick={() => setClaimed([receipt])}>
                {t("claim")}
              </Button>
            )}
            {receipt.status === "claimed" && receipt.claimedByMe && (
              <CallButton
                call={withdrawReceiptPreRecordClaim}
                input={{ id: receipt.id, version: receipt.version }}
                said={t("claimWithdrawn")}
              >
                {t("withdrawClaim")}
              </CallButton>
            )}
          </>
        )}
        onExport={may(exportReceiptPreRecordBusinessList) ? exporting.start : undefined}
      />
      {exporting.card}
      {claimed && <Claim receipts={claimed} onClose={() => setClaimed(null)} />}
    </>
  );
}

function Claim({ receipts, onClose }: { receipts: readonly ReceiptPreRecord[]; onClose: () => void }) {
  const { t } = useTexts("client-fund");
  return (
    <TabModal open title={t("claimTitle", { count: receipts.length })} onCancel={onClose}>
      <ul>
        {receipts.map(({ id, remitter, amount, currency }) => (
          <li key={id}>
            <bdi>{remitter}</bdi> · <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>
          </li>
        ))}
      </ul>
      <p className="muted">{t("claimHint")}</p>
      <RecordForm
        call={claimReceiptPreRecords}
        initial={{ fundClass: "business" }}
        fixed={{ ids: receipts.map(({ id }) => id) }}
        submitText={t("claim")}
        onCancel={onClose}
        onDone={() => {
          notify.success(t("claimedDone"));
          onClose();
        }}
      >
        <InputField name="customerId">
          <CustomerSelect />
        </InputField>
        <ChoiceField name="fundClass" />
        <TextAreaField name="remark" />
      </RecordForm>
    </TabModal>
  );
}
