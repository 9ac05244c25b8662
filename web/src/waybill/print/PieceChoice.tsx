import { mostLabels } from "@lading/contract/waybill";
import { Form, InputNumber, Radio, Space } from "antd";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";

/** Pieces from one number to another, both included. */
export interface PieceRange {
  from: number;
  to: number;
}

interface PieceChoiceProps {
  /** Of a single waybill some pieces can be chosen. */
  isOne: boolean;
  /** Pieces of all the waybills. */
  pieces: number;
  /** Null for a label for each waybill. */
  range: PieceRange | null;
  onChange: (range: PieceRange | null) => void;
}

/** Asks whether each waybill has a label or each piece, and of one waybill which pieces. */
export function PieceChoice({ isOne, pieces, range, onChange }: PieceChoiceProps) {
  const { t } = useTexts("waybill");
  // All labels of several waybills, or as many of one as a document holds.
  const every = { from: 1, to: isOne ? Math.min(pieces, mostLabels) : pieces };
  const isTooMany = range !== null && range.to - range.from + 1 > mostLabels;
  return (
    <>
      <Form.Item label={t("print.labelsFor")}>
        <Radio.Group
          vertical
          value={range !== null}
          onChange={({ target }) => onChange(target.value === true ? every : null)}
          options={[
            { value: false, label: t("print.eachWaybill") },
            { value: true, label: t("print.eachPiece", { pieces }) },
          ]}
        />
      </Form.Item>
      {range && isOne && pieces > 1 && (
        <Space>
          <Form.Item label={t("print.fromPiece")}>
            <InputNumber
              min={1}
              max={range.to}
              precision={0}
              controls={false}
              value={range.from}
              onChange={(from) => onChange({ ...range, from: from ?? 1 })}
            />
          </Form.Item>
          <Form.Item label={t("print.toPiece")}>
            <InputNumber
              min={range.from}
              max={pieces}
              precision={0}
              controls={false}
              value={range.to}
              onChange={(to) => onChange({ ...range, to: to ?? pieces })}
            />
          </Form.Item>
        </Space>
      )}
      {(isTooMany || (isOne && pieces > mostLabels)) && (
        <Note
          type={isTooMany ? "warning" : "info"}
          title={t(isOne ? "print.mostLabelsOfOne" : "print.mostLabels", { max: mostLabels })}
        />
      )}
    </>
  );
}
