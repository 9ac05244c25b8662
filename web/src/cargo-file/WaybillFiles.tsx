import "./cargo-file.css";
import {
  cargoFileOwners,
  cargoFileTypes,
  getWayBillFileList,
  mostWaybillFiles,
  saveWayBillFile,
  type CargoFile,
} from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Button, Form } from "antd";
import { useState } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { RecordForm, TabModal } from "#ui";
import { Icon } from "#ui/light";
import { useNotYet } from "#ui/uploads";
import { JobField, OwnerField, RemarkField } from "./BelongingFields.tsx";
import { download } from "./download.ts";
import { FilesField } from "./FilesField.tsx";
import { filesToInput } from "./uploads.ts";

interface WaybillFilesProps {
  waybillId: string;
  /** It takes papers from those who may add them. */
  takesMore: boolean;
}

/** The papers of a house or main waybill. */
export default function WaybillFiles({ waybillId, takesMore }: WaybillFilesProps) {
  const { t } = useTexts("cargo-file");
  const may = useMay();
  const { data } = useRead(getWayBillFileList, { waybillId }, { quiet: true, ownErrors: true });
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const mayAdd = may("/logisticsManagement/checkWayBill:edit") || may("/logisticsManagement/goodsFiles:add");
  const room = mostWaybillFiles - (data?.rows.length ?? mostWaybillFiles);
  return (
    <>
      <ul className="cargo-file-names">
        {data?.rows.map((file) => (
          <Paper key={file.id} file={file} />
        ))}
      </ul>
      {data?.rows.length === 0 && <p className="muted">{t("papersNone")}</p>}
      {takesMore && mayAdd && room > 0 && <Button onClick={() => setAdding(true)}>{t("add")}</Button>}
      <TabModal open={isAdding} title={t("addTitle")} onCancel={close}>
        <AddPapers waybillId={waybillId} room={room} onClose={close} />
      </TabModal>
    </>
  );
}

/** A paper: its name leads to its page with the preview. */
function Paper({ file: { id, file, type, ownership } }: { file: CargoFile }) {
  const { t, language } = useTexts("cargo-file");
  const { name, size } = file;
  return (
    <li>
      <Link to={`/goodsFilesDetail?id=${id}`}>
        <bdi>{name}</bdi>
      </Link>{" "}
      <span className="muted">
        {cargoFileTypes[type][language]} · {cargoFileOwners[ownership][language]} · <bdi>{nameBytes(size)}</bdi>
      </span>{" "}
      <button
        type="button"
        className="tool-button"
        aria-label={t("downloadOne", { name })}
        onClick={() => download(file)}
      >
        <Icon name="download" />
      </button>
    </li>
  );
}

interface AddPapersProps {
  waybillId: string;
  /** How many more it takes. */
  room: number;
  onClose: () => void;
}

function AddPapers({ waybillId, room, onClose }: AddPapersProps) {
  const { t } = useTexts("cargo-file");
  const notYet = useNotYet();
  return (
    <RecordForm
      call={saveWayBillFile}
      initial={{ files: [], ownership: "company" }}
      fixed={{ waybillId }}
      notYet={notYet}
      toInput={({ files, uploading: _uploading, ...values }) => ({ ...values, files: filesToInput(files) })}
      submitText={t("add")}
      onDone={({ added }) => {
        notify.success(t("added", { count: added }));
        onClose();
      }}
      onCancel={onClose}
    >
      <Form.Item>
        <FilesField most={room} />
      </Form.Item>
      <div className="cargo-file-fields">
        <OwnerField />
        <JobField />
      </div>
      <RemarkField />
    </RecordForm>
  );
}
