import "./cargo-file.css";
import {
  cargoFileTypes,
  getWayBillByPrimaryFileList,
  mostMainFiles,
  saveWayBillByPrimaryFile,
} from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Button, Form } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { download } from "./download.ts";
import { FilesField } from "./FilesField.tsx";
import { filesToInput } from "./uploads.ts";
import { useNotYet } from "./use-uploads.ts";

interface MainFilesProps {
  waybillId: string;
  mayAdd: boolean;
}

/** The papers of a main waybill. */
export default function MainFiles({ waybillId, mayAdd }: MainFilesProps) {
  const { t, language } = useTexts("cargo-file");
  const { data } = useRead(getWayBillByPrimaryFileList, { waybillId }, { quiet: true, ownErrors: true });
  const [isAdding, setAdding] = useState(false);
  const notYet = useNotYet();
  const close = () => setAdding(false);
  const room = mostMainFiles - (data?.rows.length ?? mostMainFiles);
  return (
    <>
      <ul className="cargo-file-names">
        {data?.rows.map(({ id, file, type }) => (
          <li key={id}>
            <Button type="link" onClick={() => download(file)}>
              <bdi>{file.name}</bdi>
            </Button>
            <span className="muted">
              {cargoFileTypes[type][language]} · <bdi>{nameBytes(file.size)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {data?.rows.length === 0 && <p className="muted">{t("mainNone")}</p>}
      {mayAdd && room > 0 && <Button onClick={() => setAdding(true)}>{t("add")}</Button>}
      <TabModal open={isAdding} title={t("addTitle")} onCancel={close}>
        <RecordForm
          call={saveWayBillByPrimaryFile}
          initial={{ files: [] }}
          fixed={{ waybillId }}
          notYet={notYet}
          toInput={({ files }) => ({ files: filesToInput(files) })}
          submitText={t("add")}
          onDone={({ added }) => {
            notify.success(t("added", { count: added }));
            close();
          }}
          onCancel={close}
        >
          <Form.Item>
            <FilesField most={room} />
          </Form.Item>
        </RecordForm>
      </TabModal>
    </>
  );
}
