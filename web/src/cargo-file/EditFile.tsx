import { editCargoFile, type CargoFile } from "@lading/contract/cargo-file";
import { Form, Input, Select } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
import { choicesIn } from "./columns.tsx";

/** Changes what a file is said to be. */
export function EditFile({ file, onClose }: { file: CargoFile; onClose: () => void }) {
  const { t, language } = useTexts("cargo-file");
  const { types, owners } = choicesIn(language);
  const { id, version, type, ownership, jobNumber, remark } = file;
  return (
    <RecordForm
      call={editCargoFile}
      initial={{ type, ownership, jobNumber, remark }}
      fixed={{ id, version }}
      onDone={() => {
        notify.success(t("saved"));
        onClose();
      }}
      onCancel={onClose}
    >
      <div className="cargo-file-fields">
        <Form.Item name="type" label={t("type")} required>
          <Select options={types} />
        </Form.Item>
        <Form.Item name="ownership" label={t("ownership")} required>
          <Select options={owners} />
        </Form.Item>
        <Form.Item name="jobNumber" label={t("jobNumber")}>
          <Input maxLength={40} dir="ltr" autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t("remark")}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
