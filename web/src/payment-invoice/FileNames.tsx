import { nameBytes, type StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { openFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

interface FileNamesProps {
  value?: readonly StoredFile[];
  /** With it files can be taken away. */
  onChange?: (files: readonly StoredFile[]) => void;
}

/** An invoice's files, each opened by its name. */
export function FileNames({ value = [], onChange }: FileNamesProps) {
  const { word } = useTexts("payment-invoice");
  return (
    <ul className="payment-invoice-files">
      {value.map((file) => (
        <li key={file.id}>
          <Button
            type="link"
            icon={<Icon name="file" />}
            onClick={() => void openFile(file.path).catch(() => undefined)}
          >
            <bdi>{file.name}</bdi>
          </Button>
          <bdi className="muted">{nameBytes(file.size)}</bdi>
          {onChange && (
            <button
              type="button"
              className="tool-button"
              aria-label={word("removeNamed", { name: file.name })}
              onClick={() => onChange(value.filter((one) => one !== file))}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
