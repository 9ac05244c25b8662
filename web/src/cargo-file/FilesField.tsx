import { cargoFileFieldTexts, guessCargoFileType, mostFilesAtOnce } from "@lading/contract/cargo-file";
import { nameBytes } from "@lading/contract/files";
import { Form } from "antd";
import { useFieldTexts, useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { UploadArea, uploadsField, useUploads } from "#ui/uploads";
import { choicesIn } from "./columns.tsx";
import type { Uploaded } from "./uploads.ts";
import { Select } from "#ui";

/** The form's field `files`: many files, chosen or dropped, sent at once one after the other, each with what it is. */
export function FilesField({ most = mostFilesAtOnce }: { most?: number }) {
  const uploads = useUploads<Uploaded>({
    use: "cargoFile",
    most,
    entryOf: ({ id, name, size }) => ({ fileId: id, type: guessCargoFileType(name), name, size }),
  });
  return (
    <UploadArea use="cargoFile" uploads={uploads}>
      <Form.Item noStyle name={uploadsField}>
        <UploadedFiles />
      </Form.Item>
    </UploadArea>
  );
}

interface UploadedFilesProps {
  value?: readonly Uploaded[];
  onChange?: (files: readonly Uploaded[]) => void;
}

/** Those that the server has, each with what it is. */
function UploadedFiles({ value = [], onChange }: UploadedFilesProps) {
  const { word, language } = useTexts("cargo-file");
  const field = useFieldTexts(cargoFileFieldTexts);
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
            aria-label={`${field("type")} ${file.name}`}
            value={file.type}
            options={types}
            onChange={(type) => onChange?.(value.map((one) => (one === file ? { ...one, type } : one)))}
          />
          <button
            type="button"
            className="tool-button"
            aria-label={word("removeNamed", { name: file.name })}
            onClick={() => onChange?.(value.filter((one) => one !== file))}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
