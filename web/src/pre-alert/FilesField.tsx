import { fileKinds, fileUses, nameBytes, nameKinds, type StoredFile } from "@lading/contract/files";
import {
  getPreAlertWaybillRecordFileList,
  mostPreAlertFiles,
  mostPreAlertFilesAtOnce,
} from "@lading/contract/pre-alert";
import { Button, Checkbox } from "antd";
import { useRef, useState } from "react";
import { uploadFile, useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { fileRefusal } from "#ui";
import { Icon } from "#ui/light";

/** A file of the form, as far as a person needs to see it. */
export type ChosenFile = Pick<StoredFile, "id" | "name" | "size">;

interface FilesFieldProps {
  value?: readonly ChosenFile[];
  onChange?: (files: readonly ChosenFile[]) => void;
  /** Whose cargo files are offered beside. */
  waybillIds: readonly string[];
}

const { kinds, maxBytes } = fileUses.preAlertFile;

/** The files of a pre-alert: chosen or dropped and sent at once, or taken from the waybill's own. */
export function FilesField({ value = [], onChange, waybillIds }: FilesFieldProps) {
  const { t } = useTexts("pre-alert");
  const input = useRef<HTMLInputElement>(null);
  const { sending, send } = useUploads(value, onChange);
  return (
    <div
      className="alert-drop"
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
        aria-label={t("files")}
        accept={kinds.map((kind) => `.${fileKinds[kind].extension}`).join(",")}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          void send(files);
        }}
      />
      <div className="alert-drop-head">
        <Button icon={<Icon name="file" />} loading={sending !== null} onClick={() => input.current?.click()}>
          {t("files")}
        </Button>
        <span className="muted">
          {t("drop")} · <bdi>{nameKinds(kinds)}</bdi> · <bdi>{nameBytes(maxBytes)}</bdi>
        </span>
      </div>
      {sending && <div role="status">{t("sending", sending)}</div>}
      <ul className="alert-files">
        {value.map((file) => (
          <li key={file.id}>
            <span>
              <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
            </span>
            <button
              type="button"
              className="tool-button"
              aria-label={t("remove", { name: file.name })}
              onClick={() => onChange?.(value.filter((one) => one.id !== file.id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <WaybillFiles value={value} waybillIds={waybillIds} {...(onChange && { onChange })} />
    </div>
  );
}

/** The waybill's own files, to be ticked. */
function WaybillFiles({ value = [], onChange, waybillIds }: FilesFieldProps) {
  const { t } = useTexts("pre-alert");
  const { data } = useRead(
    getPreAlertWaybillRecordFileList,
    { waybillIds: [...waybillIds] },
    { quiet: true, ownErrors: true, enabled: waybillIds.length > 0 },
  );
  const files = data?.rows ?? [];
  if (waybillIds.length === 0 || files.length === 0) return null;
  return (
    <fieldset className="alert-waybill-files">
      <legend>{t("fromWaybill")}</legend>
      {files.map((file) => {
        const isChosen = value.some(({ id }) => id === file.id);
        return (
          <Checkbox
            key={file.id}
            checked={isChosen}
            disabled={!isChosen && value.length >= mostPreAlertFiles}
            onChange={() => onChange?.(isChosen ? value.filter(({ id }) => id !== file.id) : [...value, file])}
          >
            <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
          </Checkbox>
        );
      })}
    </fieldset>
  );
}

/** Sends files and adds them to `value`; what is refused is told, and the others go on. */
function useUploads(value: readonly ChosenFile[], onChange: FilesFieldProps["onChange"]) {
  const { t, language } = useTexts("pre-alert");
  const [sending, setSending] = useState<{ done: number; total: number } | null>(null);

  async function send(chosen: readonly File[]): Promise<void> {
    const room = Math.min(mostPreAlertFilesAtOnce, mostPreAlertFiles - value.length);
    const files = chosen.slice(0, room);
    if (files.length < chosen.length)
      notify.warning(t("most", { max: room < mostPreAlertFilesAtOnce ? mostPreAlertFiles : mostPreAlertFilesAtOnce }));
    let there = value;
    for (const [done, file] of files.entries()) {
      setSending({ done, total: files.length });
      const wrong = fileRefusal(file, "preAlertFile", language);
      if (wrong !== undefined) {
        notify.error(`${file.name}: ${wrong}`);
        continue;
      }
      try {
        const { id, name, size } = await uploadFile(file, "preAlertFile");
        there = [...there, { id, name, size }];
        onChange?.(there);
      } catch {
        // The upload itself has told why.
      }
    }
    setSending(null);
  }

  return { sending, send };
}

const isChosenFile = (file: unknown): file is ChosenFile => typeof file === "object" && file !== null && "id" in file;

/** The files of a form's field as the calls take them. */
export function filesToInput(files: unknown): string[] {
  return (Array.isArray(files) ? files : []).filter(isChosenFile).map(({ id }) => id);
}
