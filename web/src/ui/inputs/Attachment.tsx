import { nameBytes, type FileUse, type StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { openFile } from "#core/api";
import { Icon } from "#ui/light";
import { ConfirmButton } from "../ConfirmButton.tsx";
import { FileInput } from "./FileInput.tsx";

interface AttachmentProps {
  file: StoredFile | null;
  use: FileUse;
  mayChange: boolean;
  /** Keeps another file, or none; a refusal was told by the call itself. */
  onChange: (fileId: string | null) => Promise<unknown>;
}

/** A record's one file: opened, or deleted before another is attached. */
export function Attachment({ file, use, mayChange, onChange }: AttachmentProps) {
  if (!file) {
    if (!mayChange) return <span className="muted">–</span>;
    return <FileInput use={use} onChange={(added) => void onChange(added?.id ?? null).catch(() => undefined)} />;
  }
  return (
    <span className="attachment">
      <Button type="link" icon={<Icon name="file" />} onClick={() => void openFile(file.path).catch(() => undefined)}>
        <bdi>{file.name}</bdi>
      </Button>
      <bdi className="muted">{nameBytes(file.size)}</bdi>
      {mayChange && <ConfirmButton type="link" size="small" onConfirm={() => onChange(null)} />}
    </span>
  );
}
