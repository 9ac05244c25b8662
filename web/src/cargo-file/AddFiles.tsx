import { saveCargoFile } from "@lading/contract/cargo-file";
import { Form } from "antd";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm } from "#ui";
import { useNotYet } from "#ui/uploads";
import { BelongingFields, RemarkField } from "./BelongingFields.tsx";
import { FilesField } from "./FilesField.tsx";
import { filesToInput } from "./uploads.ts";

const initial = { ownership: "company", files: [], warehouseId: null };

/** Adds many files to one job, waybill or warehouse. */
export function AddFiles({ onClose }: { onClose: () => void }) {
  const { t } = useTexts("cargo-file");
  const notYet = useNotYet();
  return (
    <RecordForm
      call={saveCargoFile}
      initial={initial}
      notYet={notYet}
      toInput={({ files, warehouseId, uploading: _uploading, ...values }) => ({
        ...values,
        warehouseId: warehouseId ?? null,
        files: filesToInput(files),
      })}
      submitText={t("add")}
      onDone={({ added }) => {
        notify.success(t("added", { count: added }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item>
        <FilesField />
      </Form.Item>
      <p className="muted">{t("belongs")}</p>
      <div className="cargo-file-fields">
        <BelongingFields />
      </div>
      <RemarkField />
    </RecordForm>
  );
}
