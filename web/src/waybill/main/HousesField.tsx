import { Button, Form } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "#ui/light";
import { Section } from "../form/Section.tsx";
import { HousePicker } from "./HousePicker.tsx";
import { HouseTable } from "./HouseTable.tsx";
import type { House } from "./houses.ts";

interface HousesFieldProps {
  houses: readonly House[];
  onFound: (houses: readonly House[]) => void;
}

/** The houses under the main waybill, and the search for more. */
export function HousesField({ houses, onFound }: HousesFieldProps) {
  const { t } = useTexts("waybill");
  const form = Form.useFormInstance();
  const ids = Form.useWatch<readonly string[] | undefined>("houseIds", form);
  const [chosen, setPicking] = useState<boolean>();
  // The search opens by itself only where there is no house yet, and stays while houses are added.
  const isPicking = chosen ?? ids?.length === 0;
  const find = (found: readonly House[]) => {
    setPicking(true);
    onFound(found);
  };
  return (
    <Section
      title={t("main.houses", { count: houses.length })}
      grid={false}
      actions={
        <Button size="small" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          {isPicking ? t("main.pickLess") : t("main.pick")}
        </Button>
      }
    >
      <Form.Item name="houseIds" className="main-houses-field">
        <Houses houses={houses} onFound={find} isPicking={isPicking} isAsked={chosen === true} />
      </Form.Item>
    </Section>
  );
}

interface HousesProps extends HousesFieldProps {
  isPicking: boolean;
  /** The person opened the search, rather than the form. */
  isAsked: boolean;
  value?: readonly string[];
  onChange?: (ids: readonly string[]) => void;
}

function Houses({ houses, onFound, isPicking, isAsked, value = [], onChange }: HousesProps) {
  const { t } = useTexts("waybill");
  return (
    <>
      {isPicking && (
        <HousePicker
          isAsked={isAsked}
          chosen={new Set(value)}
          onAdd={(found) => {
            onFound(found);
            onChange?.([...new Set([...value, ...found.map(({ id }) => id)])]);
          }}
        />
      )}
      <HouseTable
        houses={houses}
        empty={t("main.noHouses")}
        actionOf={({ id, houseNumber }) => (
          <button
            type="button"
            className="tool-button"
            title={t("main.takeOut")}
            aria-label={t("main.takeOutHouse", { number: houseNumber })}
            onClick={() => onChange?.(value.filter((one) => one !== id))}
          >
            <Icon name="close" />
          </button>
        )}
      />
    </>
  );
}
