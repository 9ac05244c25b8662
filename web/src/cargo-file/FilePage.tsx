import "./cargo-file.css";
import { cargoFileOwners, cargoFileTypes, getCargoTransportFileDetail } from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Button } from "antd";
import { useEffect } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { MailHistory } from "#mail";
import { DetailPage, Facts } from "#ui";
import { Icon } from "#ui/light";
import { WaybillLink } from "./columns.tsx";
import { download } from "./download.ts";
import { FileLog } from "./FileLog.tsx";
import { Preview } from "./Preview.tsx";

/** /goodsFilesDetail?id=…: one file, shown in the page, and what lies beside it. */
export default function FilePage() {
  const { t, language } = useTexts("cargo-file");
  const { search, setTitle } = usePage();
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
          <Button type="primary" icon={<Icon name="download" />} onClick={() => download(file.file)}>
            {t("download")}
          </Button>
        )
      }
    >
      {file && (
        <>
          <Preview key={file.id} file={file.file} />
          <Facts
            facts={[
              { label: t("type"), value: cargoFileTypes[file.type][language] },
              { label: t("ownership"), value: cargoFileOwners[file.ownership][language] },
              { label: t("jobNumber"), value: file.jobNumber },
              { label: t("waybillNumber"), value: file.waybillNumber === "" ? "" : <WaybillLink {...file} /> },
              { label: t("warehouse"), value: file.warehouse },
              { label: t("size"), value: nameBytes(file.file.size) },
              { label: t("createdByName"), value: file.createdByName },
              { label: t("createdAt"), value: formatMoment(file.createdAt) },
              { label: t("remark"), value: file.remark },
            ]}
          />
          <section className="cargo-beside">
            <h2>{t("beside")}</h2>
            {read.data?.others.length === 0 && <p className="muted">{t("nothingBeside")}</p>}
            <ul className="cargo-file-names">
              {read.data?.others.map((other) => (
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
          </section>
          <FileLog id={file.id} />
          <MailHistory entity="cargoFile" id={file.id} />
        </>
      )}
    </DetailPage>
  );
}
