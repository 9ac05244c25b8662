import { fileKinds, fileUses, nameBytes, nameKinds, type FileUse, type StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { useRef, useState } from "react";
import { uploadFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Icon } from "#ui/light";
import { fileRefusal } from "./file-refusal.ts";

interface FileInputProps {
  /** The file as the server answered its upload; a form sends its `id`. */
  value?: StoredFile | null;
  onChange?: (file: StoredFile | null) => void;
  /** The file's use, which decides its kinds and size. */
  use: FileUse;
  id?: string;
  /** The present file must be removed before another is chosen. */
  onlyOne?: boolean;
}

/** An input for a file: chosen, checked, sent to the server at once, and held as the server answers it. */
export function FileInput({ value, onChange, use, id, onlyOne = false }: FileInputProps) {
  const { t, word, language } = useTexts("app");
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { kinds, maxBytes } = fileUses[use];
  const send = async (file: File) => {
    const wrong = fileRefusal(file, use, language);
    if (wrong !== undefined) {
      notify.error(wrong);
      return;
    }
    setSending(true);
    try {
      onChange?.(await uploadFile(file, use));
    } catch {
      // The call itself has told why; the field keeps what it had.
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="file-field">
      <input
        ref={input}
        type="file"
        // antd's forms show every file input, whatever a class or `hidden` says.
        style={{ display: "none" }}
        aria-label={t("form.chooseFile")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) void send(file);
        }}
      />
      <Button
        id={id}
        data-stop
        icon={<Icon name="file" />}
        loading={sending}
        disabled={onlyOne && Boolean(value)}
        onClick={() => input.current?.click()}
      >
        {t("form.chooseFile")}
      </Button>
      {value ? (
        <span className="file-field-file">
          <bdi>{value.name}</bdi> <bdi className="muted">{nameBytes(value.size)}</bdi>
          <button
            type="button"
            className="tool-button"
            aria-label={word("removeNamed", { name: value.name })}
            onClick={() => onChange?.(null)}
          >
            <Icon name="close" />
          </button>
        </span>
      ) : (
        <span className="muted">
          <bdi>{nameKinds(kinds)}</bdi> · <bdi>{nameBytes(maxBytes)}</bdi>
        </span>
      )}
    </div>
  );
}
