import { nameBytes, type StoredFile } from "@lading/contract/files";
import { Checkbox } from "antd";

interface FilesChoiceProps {
  value?: string[];
  onChange?: (ids: string[]) => void;
  id?: string;
  files: readonly StoredFile[];
}

/** A choice of several among stored files, by their ids. */
export function FilesChoice({ files, value = [], onChange, id }: FilesChoiceProps) {
  const options = files.map((file) => ({
    value: file.id,
    label: (
      <>
        <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
      </>
    ),
  }));
  return (
    <Checkbox.Group
      {...(id !== undefined && { id })}
      className="files-choice"
      value={value}
      options={options}
      onChange={(chosen) => onChange?.(chosen)}
    />
  );
}
