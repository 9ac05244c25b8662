import type { ListedWaybill } from "@lading/contract/waybill";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import type { Selection } from "#ui";
import { Icon } from "#ui/light";
import { LateMenu } from "../list/LateMenu.tsx";
import { whyNoMain, whyNotConsolidated } from "../list/main-choice.ts";
import { leaveChosenHouses } from "../main/chosen-houses.ts";
import type { WaybillRights } from "../rights.ts";

const MainNumberDialog = lazy(() => import("./MainNumberDialog.tsx"));
const ConsolidateDialog = lazy(() => import("./ConsolidateDialog.tsx"));
const PickByNumbers = lazy(() => import("./PickByNumbers.tsx"));

const buildPath = "/logisticsManagement/buildWayBillNo";

interface ConsolidateMenuProps {
  selected: readonly ListedWaybill[];
  selection: Selection<ListedWaybill>;
  rights: WaybillRights;
}

/** Houses chosen by number, given a main number, consolidated by it, or put under a main waybill that is entered by hand. */
export function ConsolidateMenu({ selected, selection, rights }: ConsolidateMenuProps) {
  const { t, language } = useTexts("waybill");
  const navigate = useNavigate();
  const [opened, setOpened] = useState<"number" | "consolidate" | "pick" | null>(null);
  const close = () => setOpened(null);
  const items = [
    { key: "pick", label: t("consolidate.pick"), onClick: () => setOpened("pick") },
    ...(rights.consolidates
      ? [
          {
            key: "number",
            label: t("consolidate.giveNumber"),
            onClick: unless(whyNoMain(selected, language), () => setOpened("number")),
          },
          {
            key: "consolidate",
            label: t("consolidate.merge"),
            onClick: unless(whyNotConsolidated(selected, language), () => setOpened("consolidate")),
          },
        ]
      : []),
    ...(rights.adds
      ? [
          {
            key: "main",
            label: t("list.makeMain"),
            onClick: unless(whyNoMain(selected, language), () => {
              leaveChosenHouses(selected.map(({ id }) => id));
              void navigate(`${buildPath}?main=selected`);
            }),
          },
        ]
      : []),
  ];
  return (
    <>
      <LateMenu
        items={items}
        button={(press) => (
          <Button icon={<Icon name="down" />} iconPlacement="end" {...press}>
            {t("consolidate.title")}
          </Button>
        )}
      />
      <Suspense fallback={null}>
        {opened === "number" && <MainNumberDialog houses={selected} onClose={close} onDone={selection.add} />}
        {opened === "consolidate" && <ConsolidateDialog houses={selected} onClose={close} onDone={selection.clear} />}
        {opened === "pick" && <PickByNumbers onClose={close} onPick={selection.add} />}
      </Suspense>
    </>
  );
}

/** Does it, or says what stands against it. */
function unless(problem: string | null, then: () => void) {
  return () => {
    if (problem === null) then();
    else notify.warning(problem);
  };
}
