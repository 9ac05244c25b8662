import { cargoFileFieldTexts } from "@lading/contract/cargo-file";
import { billFieldTexts } from "@lading/contract/bill";
import { getCustomerBillList, getCustomerFileList } from "@lading/contract/customer";
import { Button } from "antd";
import { Link } from "react-router";
import { downloadFile, useReadOn } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useTexts, useFieldTexts } from "#core/i18n";
import { SmallTable } from "#ui";
import { More } from "./More.tsx";
import { Part } from "./parts.tsx";

const atOnce = 10;

/** A customer's collection bills, the newest first. */
export function Bills({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const field = useFieldTexts(billFieldTexts);
  const read = useReadOn(getCustomerBillList, { customerId, pageSize: atOnce }, { ownErrors: true });
  const bills = read.data?.rows ?? [];
  return (
    <Part title={t("bills.title")} isEmpty={read.data?.rows.length === 0}>
      <SmallTable
        label={t("bills.title")}
        columns={[field("invoiceNo"), field("waybillNumber"), field("billDate"), field("dueDate"), field("amount")]}
        rows={bills.map(({ id, billNumber, waybillId, waybillNumber, billDate, dueDate, amount, currency }) => ({
          key: id,
          cells: [
            billNumber,
            <Link key="waybill" to={`/waybillDetails/${waybillId}`}>
              {waybillNumber}
            </Link>,
            formatDate(billDate),
            formatDate(dueDate),
            <bdi key="amount" dir="ltr">
              {formatMoney(amount, currency)}
            </bdi>,
          ],
        }))}
      />
      <More read={read} />
    </Part>
  );
}

/** The files of a customer's waybills, the newest first. */
export function Files({ customerId }: { customerId: string }) {
  const { t } = useTexts("customer");
  const field = useFieldTexts(cargoFileFieldTexts);
  const read = useReadOn(getCustomerFileList, { customerId, pageSize: atOnce }, { ownErrors: true });
  const files = read.data?.rows ?? [];
  return (
    <Part title={t("files.title")} isEmpty={read.data?.rows.length === 0}>
      <SmallTable
        label={t("files.title")}
        columns={[field("fileName"), field("waybillNumber"), t("files.added")]}
        rows={files.map(({ id, path, name, waybillId, waybillNumber, createdAt }) => ({
          key: id,
          cells: [
            <Button
              key="file"
              type="link"
              size="small"
              onClick={() => void downloadFile(path, name).catch(() => undefined)}
            >
              <bdi>{name}</bdi>
            </Button>,
            <Link key="waybill" to={`/waybillDetails/${waybillId}`}>
              {waybillNumber}
            </Link>,
            formatMoment(createdAt),
          ],
        }))}
      />
      <More read={read} />
    </Part>
  );
}
