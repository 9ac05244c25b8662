import { mostFilesAtOnce } from "@lading/contract/cargo-file";
import { fileKinds, fileUses, nameBytes, nameKinds } from "@lading/contract/files";
import { Button, Progress, Select } from "antd";
import { useRef, useState } from "react";
import { uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "#ui";
import { Icon } from "#ui/light";
import { choicesIn } from "./columns.tsx";
import { guessType, type Uploaded } from "./uploads.ts";

interface FilesFieldProps {
  value?: readonly Uploaded[];
  onChange?: (files: readonly Uploaded[]) => void;
  /** Files in all; default: as many as can be added at once. */
  most?: number;
}

const { kinds, maxBytes } = fileUses.cargoFile;

/** Many files: chosen or dropped, sent one after the other at once, each with what it is. */
export function FilesField({ value = [], onChange, most = mostFilesAtOnce }: FilesFieldProps) {
  const { t, language } = useTexts("cargo-file");
  const input = useRef<HTMLInputElement>(null);
  const { sending, send } = useUploads({ value, onChange, most });
  const { types } = choicesIn(language);
  const set = (files: readonly Uploaded[]) => onChange?.(files);
  return (
    <div
      className="cargo-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send([...event.dataTransfer.files]);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        // antd's forms show every file input, whatever a class or `hidden` says.
        style={{ display: "none" }}
        aria-label={t("choose")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void send(files);
        }}
      />
      <div className="cargo-drop-head">
        <Button icon={<Icon name="file" />} loading={sending !== null} onClick={() => input.current?.click()}>
          {t("choose")}
        </Button>
        <span className="muted">
          {t("drop")} · <bdi>{nameKinds(kinds)}</bdi> · <bdi>{nameBytes(maxBytes)}</bdi>
        </span>
      </div>
      {sending && (
        <div role="status">
          {t("sending", sending)}
          <Progress percent={Math.round((sending.done / sending.total) * 100)} showInfo={false} status="active" />
        </div>
      )}
      <ul>
        {value.map((file) => (
          <li key={file.fileId}>
            <span>
              <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
            </span>
            <Select
              size="small"
              aria-label={`${t("type")} ${file.name}`}
              value={file.type}
              options={types}
              onChange={(type) => set(value.map((one) => (one === file ? { ...one, type } : one)))}
            />
            <button
              type="button"
              className="tool-button"
              aria-label={t("remove", { name: file.name })}
              onClick={() => set(value.filter((one) => one !== file))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Uploads {
  value: readonly Uploaded[];
  onChange: FilesFieldProps["onChange"];
  most: number;
}

/** Sends files and adds them to `value`; what is refused is told, and the others go on. */
function useUploads({ value, onChange, most }: Uploads) {
  const { t, language } = useTexts("cargo-file");
  const [sending, setSending] = useState<{ done: number; total: number } | null>(null);

  async function send(chosen: readonly File[]): Promise<void> {
    const files = chosen.slice(0, most - value.length);
    if (files.length < chosen.length) notify.warning(t("most", { max: most }));
    let there = value;
    for (const [done, file] of files.entries()) {
      setSending({ done, total: files.length });
      const wrong = fileRefusal(file, "cargoFile", language);
      if (wrong !== undefined) {
        notify.error(`${file.name}: ${wrong}`);
        continue;
      }
      try {
        const { id, name, size } = await uploadFile(file, "cargoFile");
        there = [...there, { fileId: id, type: guessType(name), name, size }];
        onChange?.(there);
      } catch {
        // The upload itself has told why.
      }
    }
    setSending(null);
  }

  return { sending, send };
}
