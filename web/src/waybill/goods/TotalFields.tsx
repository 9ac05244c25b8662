import { fill } from "@lading/contract/core";
import { waybillRefusals as refusals, type WaybillField } from "@lading/contract/waybill";
import { Button, Form } from "antd";
import { useState } from "react";
import { formatMeasure, formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { DecimalInput, type InputOfField } from "#ui";
import { useLabels } from "../labels.ts";
import { useKind } from "../form/kind.ts";
import { withoutZeros } from "./totals.ts";
import { useTotals } from "./use-totals.ts";

/** Totals of the lines. A total may be typed from the papers; it is then compared. */
export function HouseTotals() {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const totals = useTotals();
  const currency: string | undefined = Form.useWatch("currency");
  return (
    <div className="form-totals">
      <TotalField name="pieces" scale={0} computed={totals.pieces} />
      <TotalField name="weight" scale={3} computed={totals.weight} />
      <TotalField name="volume" scale={3} computed={totals.volume} />
      <Figure label={labels.field("volumeWeight")} value={formatMeasure(totals.volumeWeight)} />
      <TotalField name="chargeableWeight" scale={3} computed={totals.chargeableWeight} />
      <Figure label={labels.field("itemValue")} value={formatMoney(totals.value, currency ?? "")} />
      <p className="muted">{t("form.totalsHint")}</p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="form-total-figure">
      <span>{label}</span>
      <output>
        <bdi>{value || "–"}</bdi>
      </output>
    </div>
  );
}

type Total = "pieces" | "weight" | "volume" | "chargeableWeight";
const disagreements: Record<Total, keyof typeof refusals> = {
  pieces: "totalPieces",
  weight: "totalWeight",
  volume: "totalVolume",
  chargeableWeight: "chargeableWeight",
};

interface TotalFieldProps {
  name: Total & WaybillField;
  scale: number;
  /** The sum of the lines; the empty text while it is not known. */
  computed: string;
}

function TotalField({ name, ...total }: TotalFieldProps) {
  const labels = useLabels();
  return (
    <Form.Item name={name} label={labels.field(name)}>
      <TotalInput {...total} name={name} />
    </Form.Item>
  );
}

/** Shows the sum until the person types a total of their own; emptied, it is the sum again. */
function TotalInput({ name, scale, computed, id, value = "", onChange }: TotalFieldProps & InputOfField) {
  const { t } = useTexts("waybill");
  const { language } = useKind();
  const [draft, setDraft] = useState<string>();
  const sum = withoutZeros(computed);
  const differs = value !== "" && computed !== "" && withoutZeros(value) !== sum;
  return (
    <>
      <DecimalInput
        id={id}
        scale={scale}
        value={draft ?? (value || sum)}
        {...(differs && { status: "warning" as const })}
        onFocus={(event) => event.target.select()}
        onChange={(text) => {
          setDraft(text);
          onChange?.(withoutZeros(text) === sum ? "" : text);
        }}
        onBlur={() => setDraft(undefined)}
      />
      {differs && (
        <span className="form-disagrees" role="status">
          {fill(refusals[disagreements[name]].text[language], { expected: formatMeasure(computed) })}
          <Button type="link" size="small" onClick={() => onChange?.("")}>
            {t("form.useSum")}
          </Button>
        </span>
      )}
    </>
  );
}
