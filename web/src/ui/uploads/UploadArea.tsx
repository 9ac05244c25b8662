import "./uploads.css";
import { fileKinds, fileUses, nameBytes, nameKinds, type FileUse } from "@lading/contract/files";
import { Button } from "antd";
import { useRef, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { SendingFiles } from "./SendingFiles.tsx";
import { totalsOf } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

interface UploadAreaProps {
  use: FileUse;
  uploads: Uploads;
  /** Those that are there. */
  children: ReactNode;
}

/** Where many files are chosen or dropped; each leaves at once, one after the other, and shows how far it is. */
export function UploadArea({ use, uploads, children }: UploadAreaProps) {
  const { t } = useTexts("app");
  const input = useRef<HTMLInputElement>(null);
  const { kinds, maxBytes } = fileUses[use];
  const { items, add, again, cancel } = uploads;
  return (
    <div
      className="upload-area"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show every file input, whatever a class or `hidden` says.
        style={{ display: "none" }}
        aria-label={t("uploads.choose")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          add(files);
        }}
      />
      <div className="upload-head">
        <Button data-stop icon={<Icon name="file" />} onClick={() => input.current?.click()}>
          {t("uploads.choose")}
        </Button>
        <span className="muted">
          {t("uploads.drop")} · <bdi>{nameKinds(kinds)}</bdi> · <bdi>{nameBytes(maxBytes)}</bdi>
        </span>
      </div>
      <SendingFiles items={items} totals={totalsOf(items)} onAgain={again} onCancel={cancel} />
      {children}
    </div>
  );
}
