import "./build.css";
import { waybillTypeNumbers, type WaybillType } from "@lading/contract/waybill";
import { Button } from "antd";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { PageHeader, Segments } from "#ui";
import { useLastUsed } from "../form/use-last-used.ts";
import { ImportWaybills } from "../import/index.ts";
import { useLabels } from "../labels.ts";
import { takeChosenHouses } from "../main/chosen-houses.ts";
import { AwbStock } from "../stock/index.ts";
import type { Copied } from "./copy.ts";
import { useDraft } from "./draft.ts";
import { HouseEntry } from "./HouseEntry.tsx";
import { useAskedCopy } from "./use-asked-copy.ts";

const MainEntry = lazy(async () => ({ default: (await import("../main/MainEntry.tsx")).MainEntry }));

const noHouses: readonly string[] = [];

/** /logisticsManagement/buildWayBillNo; `?main=selected` opens the main waybill's form over the houses that the list hands over, `?copy=` a form with another waybill's content. */
export default function BuildPage() {
  const page = usePage();
  const [draft] = useDraft("house");
  const [last] = useLastUsed();
  const [type, setType] = useState<WaybillType>(() => draft?.type ?? last.type ?? 1);
  const [isMain, setMain] = useState(false);
  const [houses, setHouses] = useState(noHouses);
  // Both forms stay where they are when the other is shown; the main one is there once it was asked for.
  const [hasMain, setHasMain] = useState(false);
  if (isMain && !hasMain) setHasMain(true);
  useAskedHouses((ids) => {
    setHouses(ids);
    setMain(true);
  });
  const [copied, setCopied] = useState<Copied | null>(null);
  useAskedCopy((record) => {
    setCopied({ record });
    setMain(record.isMain);
    if (!record.isMain) setType(record.type);
  });
  return (
    <div className="build-page">
      <PageHeader title={page.title} actions={<Tools />} />
      <TypeChoice
        value={isMain ? "main" : type}
        onChange={(choice) => {
          setMain(choice === "main");
          if (choice !== "main") setType(choice);
        }}
      />
      <div hidden={isMain}>
        <HouseEntry type={type} onType={setType} copied={copied?.record.isMain === false ? copied : null} />
      </div>
      {hasMain && (
        <div hidden={!isMain}>
          <Suspense fallback={null}>
            <MainEntry preset={houses} copied={copied?.record.isMain === true ? copied : null} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Takes over the houses for which the list asked a main waybill, and clears them from the address. */
function useAskedHouses(onAsked: (ids: readonly string[]) => void): void {
  const { search, replaceSearch } = usePage();
  const asked = search.get("main");
  const take = useEffectEvent(() => onAsked(takeChosenHouses()));
  useEffect(() => {
    if (asked === null) return;
    take();
    replaceSearch(new URLSearchParams());
  }, [asked, replaceSearch]);
}

interface TypeChoiceProps {
  value: WaybillType | "main";
  onChange: (choice: WaybillType | "main") => void;
}

function TypeChoice({ value, onChange }: TypeChoiceProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <div className="build-types">
      <Segments
        label={labels.field("type")}
        value={value}
        onChange={onChange}
        options={[
          ...waybillTypeNumbers.map((type) => ({ value: type, label: labels.type(type) })),
          { value: "main" as const, label: t("build.main") },
        ]}
      />
      <span className="muted build-keys">{t("build.keys")}</span>
    </div>
  );
}

/** Tools beside the forms: import of a spreadsheet, and the airlines' numbers. */
function Tools() {
  const { t, word } = useTexts("waybill");
  const may = useMay();
  const [opened, setOpened] = useState<"import" | "stock" | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {may("/logisticsManagement/buildWayBillNo:add") && (
        <Button onClick={() => setOpened("import")}>{word("import")}</Button>
      )}
      <Button onClick={() => setOpened("stock")}>{t("stock.title")}</Button>
      <ImportWaybills open={opened === "import"} onClose={close} />
      <AwbStock open={opened === "stock"} onClose={close} />
    </>
  );
}
