import { Button, Upload } from "antd";
import { useState } from "react";
import { uploadFile, type StoredFile } from "#core/api";
import { formatBytes } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

interface FileFieldProps {
  value?: StoredFile | null;
  onChange?: (file: StoredFile | null) => void;
  /** What the file is for; the server decides by it what it may be and how large. */
  kind: string;
  /** What the file chooser offers, e.g. `.pdf,image/*`. */
  accept?: string;
  id?: string;
}

/** One file: chosen, sent to the server at once, and held as the server answers it. */
export function FileField({ value, onChange, kind, accept, id }: FileFieldProps) {
  const { t } = useTexts("app");
  const [sending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      onChange?.(await uploadFile(file, kind));
    } catch {
      // The call itself has told why; the field keeps what it had.
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="file-field">
      <Upload
        {...(id !== undefined && { id })}
        {...(accept !== undefined && { accept })}
        showUploadList={false}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
      >
        <Button icon={<Icon name="file" />} loading={sending}>
          {t("form.chooseFile")}
        </Button>
      </Upload>
      {value && (
        <span className="file-field-file">
          <Icon name="file" /> <bdi>{value.name}</bdi> <span className="muted">{formatBytes(value.size)}</span>
          <Button
            type="text"
            size="small"
            icon={<Icon name="close" />}
            aria-label={t("form.removeFile", { name: value.name })}
            onClick={() => onChange?.(null)}
          />
        </span>
      )}
    </div>
  );
}
