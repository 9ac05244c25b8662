import {
  deleteRestrictedParty,
  editRiskSettings,
  exportRestrictedList,
  getRestrictedList,
  loadRiskSettings,
  restrictedKinds,
} from "@lading/contract/market-risk";
import { Button, Input, Select, Switch } from "antd";
import { useMemo, useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  ConfirmButton,
  CountrySelect,
  type ListColumn,
  type ListFilter,
  ListPage,
  StatusTag,
  TabModal,
  byAndWhen,
  useEditing,
} from "#ui";
import { ImportRestricted } from "./ImportRestricted.tsx";
import { RestrictedForm } from "./RestrictedForm.tsx";
import { restrictedPage as page, useCountries, type Restricted } from "./risk.ts";

/** /marketRisk/restrictedList */
export default function RestrictedPage() {
  const { t } = useTexts("market-risk");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportRestrictedList);
  const editing = useEditing<Restricted>({
    page,
    words: { add: t("restricted.add"), editTitle: t("restricted.editTitle") },
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
            {may(`${page}:add`) && (
              <Button onClick={() => setIsImporting(true)}>{t("restricted.import.action")}</Button>
            )}
            <Blocking />
          </>
        }
        rowActions={(party) => (
          <>
            {editing.editButton(party)}
            {may(`${page}:delete`) && <DeleteButton party={party} />}
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal
        open={isImporting}
        title={t("restricted.import.action")}
        width={720}
        onCancel={() => setIsImporting(false)}
      >
        <ImportRestricted onClose={() => setIsImporting(false)} />
      </TabModal>
      {editing.modal}
    </>
  );
}

/** Whether such parties block a waybill or only warn. */
function Blocking() {
  const { t } = useTexts("market-risk");
  const may = useMay();
  const { data } = useRead(loadRiskSettings, {}, { quiet: true, ownErrors: true });
  const change = useCall(editRiskSettings);
  if (!data) return null;
  const set = async (blocks: boolean) => {
    await change.mutateAsync({ blocks });
    notify.success(blocks ? t("restricted.nowBlocks") : t("restricted.nowWarns"));
  };
  if (!may(`${page}:approve`))
    return <span className="muted">{data.blocks ? t("restricted.nowBlocks") : t("restricted.nowWarns")}</span>;
  return (
    <label>
      <Switch
        checked={data.blocks}
        loading={change.isPending}
        onChange={(blocks) => void set(blocks).catch(() => undefined)}
      />{" "}
      {t("restricted.blocks")}
    </label>
  );
}

function DeleteButton({ party: { id, name } }: { party: Restricted }) {
  const { t } = useTexts("market-risk");
  const remove = useCall(deleteRestrictedParty);
  return (
    <ConfirmButton
      type="link"
      question={t("restricted.deleteQuestion", { name })}
      onConfirm={async () => {
        await remove.mutateAsync({ ids: [id] });
        notify.success(t("restricted.deleted"));
      }}
    />
  );
}

function useColumns(): ListColumn<Restricted>[] {
  const { t } = useTexts("market-risk");
  const { nameOf } = useCountries();
  return [
    { key: "name", title: t("name"), sort: "name", render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: "enabled",
      title: t("restricted.state"),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? "warning" : "neutral"}>
          {enabled ? t("restricted.enabled") : t("restricted.disabled")}
        </StatusTag>
      ),
    },
    { key: "kind", title: t("restricted.kind"), render: ({ kind }) => t(`restricted.kinds.${kind}`) },
    {
      key: "otherNames",
      title: t("restricted.otherNames"),
      render: ({ otherNames }) => otherNames.map((name) => `\u2068${name}\u2069`).join("; "),
    },
    {
      key: "country",
      title: t("country"),
      sort: "country",
      render: ({ country }) => country && nameOf(country),
    },
    { key: "identityNumber", title: t("identityNumber"), render: (row) => <bdi dir="ltr">{row.identityNumber}</bdi> },
    { key: "reason", title: t("restricted.reason"), render: ({ reason }) => <bdi>{reason}</bdi> },
    { key: "updatedByName", title: t("restricted.updatedBy"), sort: "updatedByName" },
    {
      key: "updatedAt",
      title: t("restricted.updatedAt"),
      sort: "updatedAt",
      render: ({ updatedAt }) => formatMoment(updatedAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTexts("market-risk");
  const { options } = useCountries();
  return useMemo(() => {
    const kinds = restrictedKinds.map((value) => ({ value, label: t(`restricted.kinds.${value}`) }));
    const states = [
      { value: true, label: t("restricted.enabled") },
      { value: false, label: t("restricted.disabled") },
    ];
    return [
      { name: "search", label: t("searchText"), field: <Input allowClear maxLength={80} /> },
      { name: "kind", label: t("restricted.kind"), field: <Select allowClear options={kinds} /> },
      { name: "enabled", kind: "yesNo", label: t("restricted.state"), field: <Select allowClear options={states} /> },
      { name: "country", label: t("country"), field: <CountrySelect options={options} /> },
      ...byAndWhen("updated", { by: t("restricted.updatedBy"), when: t("restricted.updatedAt") }),
    ];
  }, [t, options]);
}
