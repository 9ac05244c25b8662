import { writtenPort } from "@lading/contract/place";
import { addCollectionBill, billFieldTexts, getCargoTransportationAccount } from "@lading/contract/bill";
import type { AnswerOf } from "@lading/contract/core";
import { Form } from "antd";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useRead } from "#core/api";
import { formatMeasure, today } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { EnterRate, type RateWanted } from "#exchange-rate";
import { DetailPage, FileInput, Note, RecordForm } from "#ui";
import { BillFields } from "./BillFields.tsx";
import { billToInput } from "./bill.ts";
import { useProposal } from "./use-proposal.ts";

type Waybill = AnswerOf<typeof getCargoTransportationAccount>["waybill"];

/** A new bill for a waybill; its customer is offered. */
export function NewBill({ waybillId }: { waybillId: string }) {
  const { t } = useTexts("bill");
  const { setTitle } = usePage();
  useEffect(() => setTitle(t("newBill")), [setTitle, t]);
  const read = useRead(getCargoTransportationAccount, { waybillId }, { ownErrors: true });
  const waybill = read.data?.waybill;
  const route =
    waybill &&
    [waybill.loadingPort, waybill.destinationPort]
      .filter((port) => port !== "")
      .map(writtenPort)
      .join(" – ");
  return (
    <DetailPage
      read={read}
      title={t("newBill")}
      extra={
        waybill && (
          <span className="muted">
            <Link to={`/waybillDetails/${waybill.id}`}>
              <bdi>{waybill.number}</bdi>
            </Link>{" "}
            <bdi>{route}</bdi> · <bdi dir="ltr">{formatMeasure(waybill.chargeableWeight)} kg</bdi>
          </span>
        )
      }
    >
      {waybill?.voided === true && <Note type="warning" title={t("voided")} />}
      {waybill?.voided === false && waybill.jobSigned && <Note type="warning" title={t("jobSigned")} />}
      {waybill?.voided === false && !waybill.jobSigned && <NewBillForm key={waybill.id} waybill={waybill} />}
    </DetailPage>
  );
}

function NewBillForm({ waybill }: { waybill: Waybill }) {
  const { t } = useTexts("bill");
  const field = useFieldTexts(billFieldTexts);
  const page = usePage();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<RateWanted | null>(null);
  const known = waybill.customerNumber === "" ? undefined : waybill;
  const [form] = Form.useForm();
  useProposal(form);
  const newLine = { qty: quantityOf(waybill) };
  return (
    <div className="panel">
      <RecordForm
        call={addCollectionBill}
        form={form}
        initial={{ billDate: today(), lines: [newLine], ...(known && { customerNumber: known.customerNumber }) }}
        fixed={{ waybillId: waybill.id }}
        toInput={(values) => billToInput(withFileId(values))}
        submitText={t("write")}
        onDone={({ id, invoiceNo }) => {
          notify.success(t("written", { invoiceNo }));
          page.close();
          void navigate(`/billDetails?id=${id}`);
        }}
        onCancel={() => {
          page.close();
          void navigate(`/waybillDetails/${waybill.id}`);
        }}
      >
        <BillFields known={known} newLine={newLine} onEnterRate={setWanted} />
        <Form.Item name="file" label={field("attachment")}>
          <FileInput use="collectionBill" onlyOne />
        </Form.Item>
      </RecordForm>
      <EnterRate wanted={wanted} onClose={() => setWanted(null)} />
    </div>
  );
}

/** Most charges are by chargeable weight. */
function quantityOf({ chargeableWeight }: Waybill): string {
  return Number(chargeableWeight) === 0 ? "" : chargeableWeight;
}

function withFileId({ file, ...values }: Record<string, unknown>): Record<string, unknown> {
  return { ...values, fileId: typeof file === "object" && file !== null && "id" in file ? file.id : null };
}
