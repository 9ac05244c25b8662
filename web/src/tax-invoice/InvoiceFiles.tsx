import { nameBytes, type StoredFile } from "@lading/contract/files";
import { mostInvoiceFiles } from "@lading/contract/tax-invoice";
import { useTexts } from "#core/i18n";
import { FileInput } from "#ui";
import { Icon } from "#ui/light";

interface InvoiceFilesProps {
  id?: string;
  value?: readonly StoredFile[];
  onChange?: (files: readonly StoredFile[]) => void;
}

/** The files of one invoice, sent one by one; at most ten. */
export function InvoiceFiles({ id, value = [], onChange }: InvoiceFilesProps) {
  const { word } = useTexts("tax-invoice");
  return (
    <span className="tax-invoice-files">
      {value.map((file) => (
        <span key={file.id} className="file-field-file">
          <bdi>{file.name}</bdi> <bdi className="muted">{nameBytes(file.size)}</bdi>
          <button
            type="button"
            className="tool-button"
            aria-label={word("removeNamed", { name: file.name })}
            onClick={() => onChange?.(value.filter((one) => one.id !== file.id))}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      {value.length < mostInvoiceFiles && (
        <FileInput
          use="taxInvoice"
          value={null}
          {...(id !== undefined && { id })}
          onChange={(file) => file && onChange?.([...value, file])}
        />
      )}
    </span>
  );
}
