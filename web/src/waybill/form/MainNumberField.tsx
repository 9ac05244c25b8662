import { getAwbStockList, isAir, takeAwbNumber } from "@lading/contract/waybill";
import { Button, Dropdown, Form, Space } from "antd";
import { useState } from "react";
import { useRead, useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { Field, TextInput } from "./Field.tsx";
import { useKind } from "./kind.ts";
import type { InputOfField } from "./suggestion.tsx";

/** The main number: typed, or by air the airline's next one out of the stock. */
export function MainNumberField() {
  const { type } = useKind();
  return (
    <Field name="mainNumber" span={2}>
      {isAir(type) ? <AirNumberInput /> : <TextInput dir="ltr" />}
    </Field>
  );
}

function AirNumberInput({ id, value = "", onChange }: InputOfField) {
  const may = useMay();
  const takes = may("/logisticsManagement/buildWayBillNo:add");
  return (
    <Space.Compact block>
      <TextInput
        id={id}
        value={value}
        dir="ltr"
        placeholder="020-12345675"
        inputMode="numeric"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {takes && <TakeNumber typed={value} onTake={(number) => onChange?.(number)} />}
    </Space.Compact>
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
  const [isOpen, setOpen] = useState(false);
  const take = useSubmission(takeAwbNumber, { ownErrors: true });
  const stock = useRead(
    getAwbStockList,
    { pageSize: 200, sort: "airlinePrefix", order: "asc" },
    { quiet: true, enabled: isOpen },
  );
  const airlines = airlinesOf(stock.data?.rows ?? []);
  const prefix = /^\d{3}/.exec(typed)?.[0];

  async function takeOf(airlinePrefix: string): Promise<void> {
    setOpen(false);
    try {
      const { mainNumber, left, low } = await take({ airlinePrefix });
      onTake(mainNumber);
      if (low) notify.warning(t("form.stockLow", { left, airline: airlinePrefix }));
      void stock.refetch();
    } catch (error) {
      if (error instanceof Error) form.setFields([{ name: "mainNumber", errors: [error.message] }]);
    }
  }

  const items = airlines.map(({ airlinePrefix, airlineName, left }) => ({
    key: airlinePrefix,
    disabled: left === 0,
    label: t("form.stockLeft", { airline: `${airlinePrefix} ${airlineName}`, left }),
  }));
  return (
    <Dropdown
      trigger={["click"]}
      open={isOpen}
      onOpenChange={(open) => {
        const knows = prefix !== undefined && typed.replace(/\D/g, "").length < 11;
        if (open && knows) void takeOf(prefix);
        else setOpen(open);
      }}
      menu={{
        items: items.length > 0 ? items : [{ key: "", disabled: true, label: t("form.stockNone") }],
        onClick: ({ key }) => void takeOf(key),
      }}
    >
      <Button>{t("form.takeNumber")}</Button>
    </Dropdown>
  );
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
