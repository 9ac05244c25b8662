import { longestNumbersSearch } from "@lading/contract/core";
import { wayBillListByPage, type ListedWaybill } from "@lading/contract/waybill";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";
import { isTouched, useTyped } from "#ui";
import { Icon } from "#ui/light";
import { useKind } from "../form/kind.ts";
import { HouseTable } from "./HouseTable.tsx";
import { PickerFilterFields, type PickerFilters } from "./PickerFilterFields.tsx";
import { housesTypes } from "./houses.ts";

const shownRows = 20;

interface HousePickerProps {
  /** Opened by the person, the search has the focus; with the form, its first field has it. */
  isAsked: boolean;
  chosen: ReadonlySet<string>;
  onAdd: (houses: readonly ListedWaybill[]) => void;
}

/** Waybills of the main's way that lie under none yet, found by any of their numbers or names. */
export function HousePicker({ isAsked, chosen, onAdd }: HousePickerProps) {
  const { t } = useTexts("waybill");
  const { type } = useKind();
  const form = Form.useFormInstance();
  const route = {
    loadingPort: Form.useWatch<string | undefined>("loadingPort", form) ?? "",
    destinationPort: Form.useWatch<string | undefined>("destinationPort", form) ?? "",
  };
  const [typed, setTyped] = useState("");
  const [chosenFilters, setFilters] = useState<Partial<PickerFilters>>({});
  // Until the person chooses otherwise, the houses of the main waybill's own route are offered.
  const filters: PickerFilters = { types: [], ...route, shippingFrom: "", shippingTo: "", ...chosenFilters };
  const search = useTyped(typed);
  const { data } = useRead(
    wayBillListByPage,
    {
      kind: "house",
      hasMain: false,
      ...filters,
      types: filters.types.length > 0 ? filters.types : housesTypes(type),
      search: search.slice(0, longestNumbersSearch),
      pageSize: shownRows + chosenWindow(chosen),
    },
    { quiet: true },
  );
  const free = (data?.rows ?? []).filter(({ id }) => !chosen.has(id)).slice(0, shownRows);
  const more = (data?.total ?? 0) - (data?.rows.length ?? 0);
  return (
    <div className="main-picker">
      <div className="main-picker-search">
        <Input
          allowClear
          autoFocus={isAsked && !isTouched()}
          prefix={<Icon name="search" />}
          placeholder={t("main.search")}
          aria-label={t("main.search")}
          value={typed}
          maxLength={longestNumbersSearch}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            // Enter adds the only one that was found, e.g. by its scanned bar code.
            event.preventDefault();
            if (free.length === 1) {
              onAdd(free);
              setTyped("");
            }
          }}
        />
        <PickerFilterFields
          type={type}
          filters={filters}
          onChange={(change) => setFilters({ ...chosenFilters, ...change })}
        />
        {free.length > 1 && <Button onClick={() => onAdd(free)}>{t("main.addAll", { shown: free.length })}</Button>}
      </div>
      <HouseTable
        houses={free}
        empty={typed === "" ? t("main.noneFree") : t("main.noneFound")}
        actionOf={(house) => (
          <Button
            size="small"
            onClick={() => onAdd([house])}
            aria-label={t("main.addHouse", { number: house.houseNumber })}
          >
            {t("main.add")}
          </Button>
        )}
      />
      {more > 0 && <p className="muted">{t("main.more", { total: formatTotal(data?.total ?? 0) })}</p>}
    </div>
  );
}

/** Rows to ask for beside those shown: the answer also holds the chosen houses, which are not offered again. */
function chosenWindow(chosen: ReadonlySet<string>): number {
  return Math.min(chosen.size, 200 - shownRows);
}
