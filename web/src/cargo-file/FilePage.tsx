import "./cargo-file.css";
import {
  cargoFileFieldTexts,
  cargoFileOwners,
  cargoFileTypes,
  getCargoTransportFileDetail,
  type CargoFile,
} from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Button } from "antd";
import { useEffect } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { MailHistory } from "#mail";
import { ConfirmButton, DetailPage, Facts } from "#ui";
import { Icon } from "#ui/light";
import { WaybillLink } from "./columns.tsx";
import { useDialogs, useRemoval } from "./Dialogs.tsx";
import { download, useArchive } from "./download.ts";
import { FileLog } from "./FileLog.tsx";
import { Preview } from "./Preview.tsx";

const page = "/logisticsManagement/goodsFiles";

/** /goodsFilesDetail?id=…: one file, shown in the page, and what lies beside it. */
export default function FilePage() {
  const { language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
  const { search, setTitle, close } = usePage();
  const remove = useRemoval();
  const { open, dialogs } = useDialogs();
  const read = useRead(getCargoTransportFileDetail, { id: search.get("id") ?? "" }, { ownErrors: true });
  const file = read.data?.file;
  const name = file?.file.name;
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      actions={
        file && (
          <Actions
            file={file}
            onEdit={() => open({ kind: "edit", file })}
            onSend={() => open({ kind: "send", files: [file] })}
            onDelete={() => remove([file], close)}
          />
        )
      }
    >
      {file && (
        <>
          <Preview key={file.id} file={file.file} />
          <Facts
            facts={[
              { label: field("type"), value: cargoFileTypes[file.type][language] },
              { label: field("ownership"), value: cargoFileOwners[file.ownership][language] },
              { label: field("jobNumber"), value: file.jobNumber },
              { label: field("waybillNumber"), value: file.waybillNumber === "" ? "" : <WaybillLink {...file} /> },
              { label: field("warehouse"), value: file.warehouse },
              { label: field("size"), value: nameBytes(file.file.size) },
              { label: field("createdByName"), value: file.createdByName },
              { label: field("createdAt"), value: formatMoment(file.createdAt) },
              { label: field("remark"), value: file.remark },
            ]}
          />
          <Beside file={file} others={read.data?.others ?? []} />
          <FileLog id={file.id} />
          <MailHistory entity="cargoFile" id={file.id} />
          {dialogs}
        </>
      )}
    </DetailPage>
  );
}

interface ActionsProps {
  file: CargoFile;
  onEdit: () => void;
  onSend: () => void;
  onDelete: () => Promise<void>;
}

/** Actions on the file, by right. */
function Actions({ file, onEdit, onSend, onDelete }: ActionsProps) {
  const { t, word } = useTexts("cargo-file");
  const may = useMay();
  return (
    <>
      {may(`${page}:delete`) && <ConfirmButton onConfirm={onDelete} />}
      {may(`${page}:edit`) && <Button onClick={onEdit}>{word("edit")}</Button>}
      {may(`${page}:export`) && <Button onClick={onSend}>{t("mail")}</Button>}
      <Button type="primary" icon={<Icon name="download" />} onClick={() => download(file.file)}>
        {word("download")}
      </Button>
    </>
  );
}

/** The others of the same waybill, job or warehouse; with this one they go into one archive. */
function Beside({ file, others }: { file: CargoFile; others: readonly CargoFile[] }) {
  const { t, language } = useTexts("cargo-file");
  const archive = useArchive();
  const all = [file, ...others];
  return (
    <section className="cargo-beside">
      <h2>{t("beside")}</h2>
      {others.length === 0 && <p className="muted">{t("nothingBeside")}</p>}
      <ul className="cargo-file-names">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`/goodsFilesDetail?id=${other.id}`}>
              <bdi>{other.file.name}</bdi>
            </Link>{" "}
            <span className="muted">
              {cargoFileTypes[other.type][language]} · <bdi>{nameBytes(other.file.size)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button onClick={() => void archive(all).catch(() => undefined)}>
          {t("downloadBeside", { count: all.length })}
        </Button>
      )}
    </section>
  );
}
