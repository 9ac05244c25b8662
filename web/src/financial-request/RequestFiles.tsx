import type { StoredFile } from "@lading/contract/files";
import { mostRequestFiles, requestFieldTexts } from "@lading/contract/financial-request";
import { Form } from "antd";
import { isRecord } from "#core/guards";
import { useFieldTexts } from "#core/i18n";
import { Papers, UploadArea, uploadsField, useUploads } from "#ui/uploads";

/** The attachments of a request that is being written. */
export function RequestFiles() {
  const field = useFieldTexts(requestFieldTexts);
  const use = "financialRequest";
  const uploads = useUploads<StoredFile>({ use, most: mostRequestFiles, entryOf: (file) => file });
  return (
    <Form.Item label={field("attachments")}>
      <UploadArea use={use} uploads={uploads}>
        <Form.Item noStyle name={uploadsField}>
          <Papers />
        </Form.Item>
      </UploadArea>
    </Form.Item>
  );
}

/** The form's values as the call takes them: files by their ids, and an e-wallet on file by whose it is. */
export function filesToInput({ files, uploading: _uploading, accounts, ...values }: Record<string, unknown>) {
  return {
    ...values,
    accounts: Array.isArray(accounts) ? accounts.map(withoutWallet) : accounts,
    attachments: Array.isArray(files) ? files.filter(isRecord).map(({ id }) => id) : [],
  };
}

/** A row that is no e-wallet any more names nobody's. */
function withoutWallet(account: unknown): unknown {
  if (!isRecord(account)) return account;
  const { walletOf, receiveMethod } = account;
  return { ...account, walletOf: receiveMethod === "eWallet" && typeof walletOf === "string" ? walletOf : null };
}
