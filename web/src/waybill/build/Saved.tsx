import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { formatMeasure } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { useLabels } from "../labels.ts";
import { usePrint } from "../print/use-print.ts";
import type { FormValues } from "../form/values.ts";

export interface SavedWaybill {
  id: string;
  /** House number; of a main waybill its main number. */
  number: string;
  /** kg; a main waybill's is its own figure. */
  chargeableWeight?: string;
  /** The saved form's values. */
  values: FormValues;
}

interface SavedProps {
  saved: SavedWaybill;
  onAnother: () => void;
  onNew: () => void;
}

/** The number of what was just saved, and what is usually done next. Enter goes on with the next one. */
export function Saved({ saved, onAnother, onNew }: SavedProps) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const navigate = useNavigate();
  const print = usePrint();
  const [isPrinting, setPrinting] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);

  async function printLabel(): Promise<void> {
    setPrinting(true);
    // A refusal was told by the call itself.
    await print("label", [saved.id]).catch(() => undefined);
    setPrinting(false);
  }

  return (
    <section className="waybill-card build-saved" role="status">
      <Icon name="audit" />
      <p>{t("build.saved")}</p>
      <strong>
        <bdi>{saved.number}</bdi>
      </strong>
      {saved.chargeableWeight !== undefined && (
        <p className="muted">
          {labels.field("chargeableWeight")}: <bdi>{formatMeasure(saved.chargeableWeight)}</bdi>
        </p>
      )}
      <div className="build-saved-buttons">
        <Button ref={next} type="primary" onClick={onNew}>
          {t("build.new")}
        </Button>
        <Button onClick={onAnother}>{t("build.another")}</Button>
        <Button loading={isPrinting} onClick={() => void printLabel()}>
          {t("list.printLabel")}
        </Button>
        <Button onClick={() => void navigate(`/waybillDetails/${saved.id}`)}>{word("open")}</Button>
      </div>
    </section>
  );
}
