import {
  addRestrictedParty,
  deleteRestrictedParty,
  editRiskSettings,
  exportRestrictedList,
  getRestrictedList,
  loadRiskSettings,
  restrictedFields,
  restrictedTitles,
  shownRestrictedFields,
} from "@lading/contract/market-risk";
import { Button, Switch } from "antd";
import { useMemo, useState } from "react";
import { useCall, useRead } from "#core/api";
import { useTexts, besideEachOther } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  CountrySelect,
  DeleteButton,
  ListPage,
  searchFilter,
  TabModal,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useUpdatedFilters,
  type ListColumn,
  type ListFilter,
} from "#ui";
import { ImportRestricted } from "./ImportRestricted.tsx";
import { RestrictedForm } from "./RestrictedForm.tsx";
import { restrictedPage as page, useCountries, type Restricted } from "./risk.ts";

/** Warns where it is enabled, which calls for attention. */
const warningTones = { true: "warning", false: "neutral" } as const;

/** /marketRisk/restrictedList */
export default function RestrictedPage() {
  const { word } = useTexts("market-risk");
  const may = useMayCall();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportRestrictedList);
  const editing = useEditing<Restricted>({
    page,
    words: useEditingWords(restrictedTitles.one),
    form: (party, onClose) => <RestrictedForm party={party} onClose={onClose} />,
  });
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ListPage
        call={getRestrictedList}
        columns={columns}
        filters={filters}
        toolbar={
          <>
            {editing.addButton}
            {may(addRestrictedParty) && <Button onClick={() => setIsImporting(true)}>{word("import")}</Button>}
            <Blocking />
          </>
        }
        rowActions={(party) => (
          <>
            {editing.editButton(party)}
            <TakeOff party={party} />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={isImporting} title={word("import")} width={720} onCancel={() => setIsImporting(false)}>
        <ImportRestricted onClose={() => setIsImporting(false)} />
      </TabModal>
      {editing.modal}
    </>
  );
}

/** Whether such parties block a waybill or only warn. */
function Blocking() {
  const { t } = useTexts("market-risk");
  const may = useMayCall();
  const { data } = useRead(loadRiskSettings, {}, { quiet: true, ownErrors: true });
  const change = useCall(editRiskSettings);
  if (!data) return null;
  const set = async (blocks: boolean) => {
    await change.mutateAsync({ blocks });
    notify.success(blocks ? t("restricted.nowBlocks") : t("restricted.nowWarns"));
  };
  if (!may(editRiskSettings))
    return <span className="muted">{data.blocks ? t("restricted.nowBlocks") : t("restricted.nowWarns")}</span>;
  return (
    <label>
      <Switch
        aria-label={t("restricted.blocks")}
        checked={data.blocks}
        loading={change.isPending}
        onChange={(blocks) => void set(blocks).catch(() => undefined)}
      />{" "}
      {t("restricted.blocks")}
    </label>
  );
}

function TakeOff({ party: { id, name } }: { party: Restricted }) {
  const { t } = useTexts("market-risk");
  const question = t("restricted.deleteQuestion", { name });
  return <DeleteButton call={deleteRestrictedParty} input={{ ids: [id] }} question={question} />;
}

function useColumns(): ListColumn<Restricted>[] {
  const column = useFieldColumns(shownRestrictedFields);
  const { nameOf } = useCountries();
  return [
    column("name", { sort: "name", render: ({ name }) => <bdi>{name}</bdi> }),
    column("enabled", { tones: warningTones }),
    column("kind"),
    column("otherNames", {
      render: ({ otherNames }) => besideEachOther(otherNames, "; "),
    }),
    column("country", { sort: "country", render: ({ country }) => country && nameOf(country) }),
    column("identityNumber", { hidden: true, render: (row) => <bdi dir="ltr">{row.identityNumber}</bdi> }),
    column("reason", { render: ({ reason }) => <bdi>{reason}</bdi> }),
    column("updatedByName", { hidden: true, sort: "updatedByName" }),
    column("updatedAt", { hidden: true, sort: "updatedAt" }),
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("market-risk");
  const filter = useFieldFilters(restrictedFields);
  const updated = useUpdatedFilters();
  const { options } = useCountries();
  return useMemo(() => {
    const country = filter("country", <CountrySelect options={options} />);
    return [searchFilter(t("searchText")), filter("kind"), filter("enabled"), country, ...updated];
  }, [t, filter, updated, options]);
}
