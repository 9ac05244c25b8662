import type { StoredFile } from "@lading/contract/files";
import { Skeleton } from "antd";
import { useFileUrl } from "#core/api";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";

const isPicture = (type: string) => type === "image/jpeg" || type === "image/png";

/** A PDF or a picture in the page. */
export function Preview({ file }: { file: StoredFile }) {
  const { t } = useTexts("cargo-file");
  const isShown = isPicture(file.type) || file.type === "application/pdf";
  const { url, problem } = useFileUrl(isShown ? file.path : "");
  if (!isShown) return <Note type="info" title={t("noPreview")} />;
  if (problem !== undefined) return <Note type="error" title={problem} />;
  if (url === undefined) return <Skeleton active />;
  const title = t("preview", { name: file.name });
  return (
    <div className="cargo-preview">
      {isPicture(file.type) ? (
        <img src={url} alt={title} />
      ) : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the server knows a PDF by its content
        <iframe src={url} title={title} />
      )}
    </div>
  );
}
