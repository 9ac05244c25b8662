import type { StoredFile } from "@lading/contract/files";
import { Skeleton } from "antd";
import { useEffect, useState } from "react";
import { CallError, readFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";

const isPicture = (type: string) => type === "image/jpeg" || type === "image/png";

/** A PDF or a picture in the page. */
export function Preview({ file }: { file: StoredFile }) {
  const { t } = useTexts("cargo-file");
  const isShown = isPicture(file.type) || file.type === "application/pdf";
  const { url, problem } = useBytes(isShown ? file.path : null);
  if (!isShown) return <Note type="info" title={t("noPreview")} />;
  if (problem !== null) return <Note type="error" title={problem} />;
  if (url === null) return <Skeleton active />;
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

/** The file's bytes under an address of this page, as long as it is shown. */
function useBytes(path: string | null) {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    let made: string | undefined;
    let isOver = false;
    async function fetchBytes(from: string): Promise<void> {
      try {
        const bytes = await readFile(from, { quiet: true });
        if (isOver) return;
        made = URL.createObjectURL(bytes);
        setUrl(made);
      } catch (error) {
        setProblem(error instanceof CallError ? error.message : String(error));
      }
    }
    void fetchBytes(path);
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [path]);
  return { url, problem };
}
