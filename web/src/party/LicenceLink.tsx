import type { StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { openFile } from "#core/api";

/** Opens an uploaded licence. */
export function LicenceLink({ file }: { file: StoredFile }) {
  return (
    <Button type="link" size="small" onClick={() => void openFile(file.path).catch(() => undefined)}>
      <bdi>{file.name}</bdi>
    </Button>
  );
}
