import { mostFilesAtOnce } from "@lading/contract/cargo-file";
import { fileKinds, fileUses, nameBytes, nameKinds } from "@lading/contract/files";
import { Button, Form, Select } from "antd";
import { useRef } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { choicesIn } from "./columns.tsx";
import { SendingFiles } from "./SendingFiles.tsx";
import { totalsOf } from "./upload-queue.ts";
import type { Uploaded } from "./uploads.ts";
import { filesField, useUploads } from "./use-uploads.ts";

const { kinds, maxBytes } = fileUses.cargoFile;

/** The form's field `files`: many files, chosen or dropped, sent at once one after the other, each with what it is. */
export function FilesField({ most = mostFilesAtOnce }: { most?: number }) {
  const { t } = useTexts("cargo-file");
  const input = useRef<HTMLInputElement>(null);
  const { items, add, again, cancel } = useUploads(most);
  const totals = totalsOf(items);
  return (
    <div
      className="cargo-drop"
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
        aria-label={t("choose")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          add(files);
        }}
      />
      <div className="cargo-drop-head">
        <Button icon={<Icon name="file" />} onClick={() => input.current?.click()}>
          {t("choose")}
        </Button>
        <span className="muted">
          {t("drop")} · <bdi>{nameKinds(kinds)}</bdi> · <bdi>{nameBytes(maxBytes)}</bdi>
        </span>
      </div>
      <SendingFiles items={items} totals={totals} onAgain={again} onCancel={cancel} />
      <Form.Item noStyle name={filesField}>
        <UploadedFiles />
      </Form.Item>
    </div>
  );
}

interface UploadedFilesProps {
  value?: readonly Uploaded[];
  onChange?: (files: readonly Uploaded[]) => void;
}

/** Those that the server has, each with what it is. */
function UploadedFiles({ value = [], onChange }: UploadedFilesProps) {
  const { t, language } = useTexts("cargo-file");
  const { types } = choicesIn(language);
  return (
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
            onChange={(type) => onChange?.(value.map((one) => (one === file ? { ...one, type } : one)))}
          />
          <button
            type="button"
            className="tool-button"
            aria-label={t("remove", { name: file.name })}
            onClick={() => onChange?.(value.filter((one) => one !== file))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
