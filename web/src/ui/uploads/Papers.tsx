import "./uploads.css";
import { nameBytes, type StoredFile } from "@lading/contract/files";
import { Button } from "antd";
import { openFile } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";

interface PapersProps {
  value?: readonly StoredFile[];
  /** With it papers can be taken away. */
  onChange?: (files: readonly StoredFile[]) => void;
  /** In a row of a list: names alone, each on one line. */
  short?: boolean;
}

/** A record's papers, each opened by its name. */
export function Papers({ value = [], onChange, short = false }: PapersProps) {
  const { word } = useTexts("app");
  return (
    <ul className="papers" data-short={short}>
      {value.map((file) => (
        <li key={file.id}>
          <Button
            type="link"
            icon={<Icon name="file" />}
            onClick={() => void openFile(file.path).catch(() => undefined)}
          >
            <bdi>{file.name}</bdi>
          </Button>
          {!short && <bdi className="muted">{nameBytes(file.size)}</bdi>}
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
