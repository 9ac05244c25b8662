import { languageNames, languages, type Language } from "@lading/contract/core";
import { mostLabels } from "@lading/contract/waybill";
import { Form, Radio } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { Note, TabModal } from "#ui";
import { PieceChoice, type PieceRange } from "./PieceChoice.tsx";
import { mostPrinted, usePrint, type PrintKind } from "./use-print.ts";

interface PrintDialogProps {
  kind: PrintKind;
  ids: readonly string[];
  /** Pieces of all of them, for a label each. */
  pieces: number;
  onClose: () => void;
}

/** Asks in which language labels or waybills are printed, makes the PDF and opens it. */
export function PrintDialog({ kind, ids, pieces, onClose }: PrintDialogProps) {
  const { t, language } = useTexts("waybill");
  const print = usePrint();
  const [documentLanguage, setDocumentLanguage] = useState<Language>(language);
  const [pieceRange, setPieceRange] = useState<PieceRange | null>(null);
  const [isMaking, setMaking] = useState(false);
  const tooMany = ids.length > mostPrinted;
  const isLabel = kind === "label";
  const fits = pieceRange === null || pieceRange.to - pieceRange.from < mostLabels;

  const piecesOf = (range: PieceRange) => ({ eachPiece: true, ...(ids.length === 1 && { pieceRange: range }) });

  async function make(): Promise<void> {
    setMaking(true);
    try {
      await print(kind, ids, { documentLanguage, ...(pieceRange && piecesOf(pieceRange)) });
      onClose();
    } catch {
      // The call told why; the choice stays for another try.
    } finally {
      setMaking(false);
    }
  }

  return (
    <TabModal
      open
      title={isLabel ? t("print.labels", { count: ids.length }) : t("print.waybills", { count: ids.length })}
      onCancel={onClose}
      okText={t("print.open")}
      confirmLoading={isMaking}
      {...(!tooMany && fits && { onOk: () => void make() })}
      width={460}
    >
      {tooMany ? (
        <Note type="warning" title={t("print.tooMany", { max: mostPrinted })} />
      ) : (
        <Form layout="vertical" component="div">
          <Form.Item label={t("print.language")}>
            <Radio.Group
              value={documentLanguage}
              onChange={({ target }) => setDocumentLanguage(languages.find((one) => one === target.value) ?? language)}
              options={languages.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
            />
          </Form.Item>
          {isLabel && (
            <PieceChoice isOne={ids.length === 1} pieces={pieces} range={pieceRange} onChange={setPieceRange} />
          )}
        </Form>
      )}
    </TabModal>
  );
}
