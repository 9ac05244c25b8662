import type { StoredFile } from "@lading/contract/files";
import { mostVouchers, paymentFieldTexts } from "@lading/contract/payment";
import { Form } from "antd";
import { useFieldTexts } from "#core/i18n";
import { Papers, UploadArea, uploadsField, useUploads } from "#ui/uploads";

/** Vouchers of what is being paid; `there` are added already. */
export function VoucherFiles({ there = 0 }: { there?: number }) {
  const field = useFieldTexts(paymentFieldTexts);
  const use = "paymentVoucher";
  const uploads = useUploads<StoredFile>({ use, most: mostVouchers - there, entryOf: (file) => file });
  return (
    <Form.Item label={field("vouchers")}>
      <UploadArea use={use} uploads={uploads}>
        <Form.Item noStyle name={uploadsField}>
          <Papers />
        </Form.Item>
      </UploadArea>
    </Form.Item>
  );
}
