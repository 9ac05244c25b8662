import { sendFileDetailsEmail, type CargoFile } from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";

/** Sends files by e-mail with a cover text. Without a mail server it says that nothing left. */
export function SendFiles({ files, onClose }: { files: readonly CargoFile[]; onClose: () => void }) {
  const { t } = useTexts("cargo-file");
  const [first] = files;
  const about = first && (first.waybillNumber || first.jobNumber);
  return (
    <RecordForm
      call={sendFileDetailsEmail}
      initial={{ subject: about ?? "", text: "" }}
      fixed={{ ids: files.map(({ id }) => id) }}
      submitText={t("send")}
      onDone={({ delivered, refused }) => {
        if (delivered === "outbox") notify.warning(t("notSent"));
        else if (refused.length > 0) notify.warning(t("sentExcept", { addresses: refused.join(", ") }));
        else notify.success(t("sent"));
        onClose();
      }}
      onCancel={onClose}
    >
      <ul className="cargo-file-names">
        {files.map(({ id, file }) => (
          <li key={id}>
            <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
          </li>
        ))}
      </ul>
      <Form.Item name="to" label={t("to")} required extra={t("toHint")}>
        <Input maxLength={1000} dir="ltr" inputMode="email" />
      </Form.Item>
      <Form.Item name="subject" label={t("subject")} required>
        <Input maxLength={150} dir="auto" />
      </Form.Item>
      <Form.Item name="text" label={t("text")}>
        <Input.TextArea maxLength={5000} rows={6} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
