import "./form.css";
import { getAwbStockList, isAir, takeAwbNumber } from "@lading/contract/waybill";
import { Form } from "antd";
import { queryClient, useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { Choice, Popup } from "#ui/light";
import type { InputOfField } from "#ui";
import { Field, TextInput } from "./Field.tsx";
import { useKind } from "./kind.ts";

/** The main number: typed, or by air the airline's next one out of the stock. */
export function MainNumberField() {
  const { type } = useKind();
  return (
    <Field name="mainNumber" span={2}>
      {isAir(type) ? <AirNumberInput /> : <TextInput dir="ltr" />}
    </Field>
  );
}

/** An air main number: typed, or the next one of an airline out of the stock. Stands in a form, as its field `mainNumber`. */
export function AirNumberInput({ id, value = "", onChange }: InputOfField) {
  const may = useMay();
  const takes = may("/logisticsManagement/buildWayBillNo:add");
  const takeOver = (number: string) => {
    onChange?.(number);
    // The person goes on from the field: what was pressed is gone with its list.
    if (id !== undefined) document.getElementById(id)?.focus();
  };
  return (
    <div className="form-with-button">
      <TextInput
        id={id}
        value={value}
        dir="ltr"
        placeholder="020-12345675"
        inputMode="numeric"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {takes && <TakeNumber typed={value} onTake={takeOver} />}
    </div>
  );
}

interface TakeNumberProps {
  typed: string;
  onTake: (mainNumber: string) => void;
}

/** Takes the next number of an airline: of the one whose prefix is typed already, or of one that the person chooses. */
function TakeNumber({ typed, onTake }: TakeNumberProps) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const take = useSubmission(takeAwbNumber, { ownErrors: true });
  const prefix = /^\d{3}/.exec(typed)?.[0];
  const isWhole = typed.replace(/\D/g, "").length >= 11;

  async function takeOf(airlinePrefix: string): Promise<void> {
    try {
      const { mainNumber, left, low } = await take({ airlinePrefix });
      onTake(mainNumber);
      if (low) notify.warning(t("form.stockLow", { left, airline: airlinePrefix }));
      void queryClient.invalidateQueries({ queryKey: [getAwbStockList.path] });
    } catch (error) {
      if (error instanceof Error) form.setFields([{ name: "mainNumber", errors: [error.message] }]);
    }
  }

  if (prefix !== undefined && !isWhole)
    return (
      <button type="button" className="form-take" onClick={() => void takeOf(prefix)}>
        {t("form.takeNumber")}
      </button>
    );
  return (
    <Popup label={t("form.takeNumber")} button={t("form.takeNumber")} buttonClass="form-take">
      {(close) => (
        <Airlines
          onChoose={(airlinePrefix) => {
            close();
            void takeOf(airlinePrefix);
          }}
        />
      )}
    </Popup>
  );
}

/** The airlines of which there are numbers. */
function Airlines({ onChoose }: { onChoose: (airlinePrefix: string) => void }) {
  const { t } = useTexts("waybill");
  const { data } = useRead(getAwbStockList, { pageSize: 200, sort: "airlinePrefix", order: "asc" }, { quiet: true });
  const airlines = airlinesOf(data?.rows ?? []).filter(({ left }) => left > 0);
  if (data && airlines.length === 0) return <p className="form-no-airline">{t("form.stockNone")}</p>;
  return airlines.map(({ airlinePrefix, airlineName, left }) => (
    <Choice key={airlinePrefix} onChoose={() => onChoose(airlinePrefix)}>
      {t("form.stockLeft", { airline: `${airlinePrefix} ${airlineName}`, left })}
    </Choice>
  ));
}

type Range = { airlinePrefix: string; airlineName: string; left: number };

/** The ranges of an airline together. */
function airlinesOf(ranges: readonly Range[]): Range[] {
  const airlines = new Map<string, Range>();
  for (const { airlinePrefix, airlineName, left } of ranges) {
    const known = airlines.get(airlinePrefix);
    airlines.set(airlinePrefix, {
      airlinePrefix,
      airlineName: known?.airlineName || airlineName,
      left: left + (known?.left ?? 0),
    });
  }
  return [...airlines.values()];
}
