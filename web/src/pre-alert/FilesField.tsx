import { mostWaybillFiles } from "@lading/contract/cargo-file";
import { nameBytes, type StoredFile } from "@lading/contract/files";
import {
  getPreAlertWaybillRecordFileList,
  mostPreAlertFiles,
  mostPreAlertFilesAtOnce,
} from "@lading/contract/pre-alert";
import { Checkbox } from "antd";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { UploadArea, useUploads } from "#ui/uploads";

/** A file of the form, as far as a person needs to see it. */
export type ChosenFile = Pick<StoredFile, "id" | "name" | "size">;

interface FilesFieldProps {
  value?: readonly ChosenFile[];
  onChange?: (files: readonly ChosenFile[]) => void;
  /** Whose cargo files are offered beside. */
  waybillIds: readonly string[];
}

/** The form's field `files`: the files of a pre-alert, chosen or dropped and sent at once, or taken from the waybill's own. */
export function FilesField({ value = [], onChange, waybillIds }: FilesFieldProps) {
  const { t, word } = useTexts("pre-alert");
  const uploads = useUploads<ChosenFile>({
    use: "preAlertFile",
    most: mostPreAlertFiles,
    mostAtOnce: mostPreAlertFilesAtOnce,
    entryOf: ({ id, name, size }) => ({ id, name, size }),
  });
  return (
    <UploadArea use="preAlertFile" uploads={uploads}>
      <ul>
        {value.map((file) => (
          <li key={file.id}>
            <span>
              <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
            </span>
            <button
              type="button"
              className="tool-button"
              aria-label={word("removeNamed", { name: file.name })}
              onClick={() => onChange?.(value.filter((one) => one.id !== file.id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {value.length > mostWaybillFiles && <p className="muted">{t("filesMost", { max: mostWaybillFiles })}</p>}
      <WaybillFiles value={value} waybillIds={waybillIds} {...(onChange && { onChange })} />
    </UploadArea>
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

const isChosenFile = (file: unknown): file is ChosenFile => typeof file === "object" && file !== null && "id" in file;

/** The files of a form's field as the calls take them. */
export function filesToInput(files: unknown): string[] {
  return (Array.isArray(files) ? files : []).filter(isChosenFile).map(({ id }) => id);
}
