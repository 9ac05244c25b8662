import "./advert.css";
import {
  advertModules,
  advertModuleTexts,
  advertStations,
  advertStationTexts,
  advertTypes,
  advertTypeTexts,
  deleteAdvert,
  editAdvertState,
  exportAdvertList,
  getAdvertList,
} from "@lading/contract/advert";
import { Button, Input, Select } from "antd";
import { useMemo, useState } from "react";
import { useCall, useFileUrl } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import {
  ConfirmButton,
  DecimalRangeInput,
  type ListColumn,
  type ListFilter,
  ListPage,
  StatusTag,
  TabModal,
  byAndWhen,
} from "#ui";
import { inOne, page, type AdvertRow } from "./advert.ts";
import { AdvertForm } from "./AdvertForm.tsx";
import { AdvertLog } from "./AdvertLog.tsx";
import { AdvertPreview } from "./AdvertPreview.tsx";

interface Open {
  what: "form" | "preview" | "log";
  /** Null: a new one. */
  advert: AdvertRow | null;
}

/** /marketRisk/advertList */
export default function AdvertsPage() {
  const { t, language } = useTexts("advert");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportAdvertList);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const advert = open?.advert ?? null;
  const name = advert ? inOne(advert.title, language) : "";
  return (
    <>
      <ListPage
        call={getAdvertList}
        columns={columns}
        filters={filters}
        toolbar={
          <>
            {may(`${page}:add`) && (
              <Button type="primary" onClick={() => setOpen({ what: "form", advert: null })}>
                {t("add")}
              </Button>
            )}
            <Button onClick={() => setOpen({ what: "log", advert: null })}>{t("deletedAdverts")}</Button>
          </>
        }
        rowActions={(row) => <RowActions advert={row} onOpen={(what) => setOpen({ what, advert: row })} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <TabModal open={open?.what === "form"} width={860} title={advert ? t("editTitle") : t("add")} onCancel={close}>
        <AdvertForm id={advert?.id ?? null} onClose={close} />
      </TabModal>
      <TabModal open={open?.what === "preview"} width={820} title={t("preview")} onCancel={close}>
        {advert && <AdvertPreview id={advert.id} />}
      </TabModal>
      <TabModal open={open?.what === "log"} width={720} title={<bdi>{advert ? name : t("log")}</bdi>} onCancel={close}>
        <AdvertLog {...(advert && { id: advert.id })} />
      </TabModal>
    </>
  );
}

function RowActions({ advert, onOpen }: { advert: AdvertRow; onOpen: (what: Open["what"]) => void }) {
  const { t, language } = useTexts("advert");
  const may = useMay();
  const change = useCall(editAdvertState);
  const remove = useCall(deleteAdvert);
  const { id, version, shown, title } = advert;
  const turn = async () => {
    await change.mutateAsync({ id, version, shown: !shown });
    notify.success(shown ? t("nowHidden") : t("nowShown"));
  };
  return (
    <>
      <Button type="link" onClick={() => onOpen("preview")}>
        {t("preview")}
      </Button>
      {may(`${page}:edit`) && (
        <>
          <Button type="link" onClick={() => onOpen("form")}>
            {t("edit")}
          </Button>
          <Button type="link" loading={change.isPending} onClick={() => void turn().catch(() => undefined)}>
            {shown ? t("hide") : t("show")}
          </Button>
        </>
      )}
      <Button type="link" onClick={() => onOpen("log")}>
        {t("log")}
      </Button>
      {may(`${page}:delete`) && (
        <ConfirmButton
          type="link"
          question={t("deleteQuestion", { name: inOne(title, language) })}
          onConfirm={async () => {
            await remove.mutateAsync({ ids: [id] });
            notify.success(t("deleted"));
          }}
        />
      )}
    </>
  );
}

function Thumbnail({ path }: { path: string }) {
  const { url } = useFileUrl(path);
  return url === undefined ? (
    <span className="advert-thumbnail" />
  ) : (
    <img className="advert-thumbnail" src={url} alt="" />
  );
}

function useColumns(): ListColumn<AdvertRow>[] {
  const { t, language } = useTexts("advert");
  return [
    {
      key: "image",
      title: t("image"),
      render: ({ image }) => (image ? <Thumbnail path={image.path} /> : <span className="muted">{t("noImage")}</span>),
    },
    { key: "title", title: t("name"), sort: "title", render: ({ title }) => <bdi>{inOne(title, language)}</bdi> },
    { key: "type", title: t("type"), sort: "type", render: ({ type }) => advertTypeTexts[type][language] },
    { key: "module", title: t("module"), sort: "module", render: ({ module }) => advertModuleTexts[module][language] },
    {
      key: "station",
      title: t("station"),
      sort: "station",
      render: ({ station }) => advertStationTexts[station][language],
    },
    { key: "sort", title: t("sort"), sort: "sort", align: "end" },
    {
      key: "shown",
      title: t("state"),
      sort: "shown",
      render: ({ shown }) => (
        <StatusTag tone={shown ? "good" : "neutral"}>{shown ? t("shown") : t("hidden")}</StatusTag>
      ),
    },
    {
      key: "link",
      title: t("link"),
      hidden: true,
      render: ({ link }) => link && <bdi dir="ltr">{link}</bdi>,
    },
    { key: "updatedByName", title: t("updatedBy"), sort: "updatedByName" },
    {
      key: "updatedAt",
      title: t("updatedAt"),
      sort: "updatedAt",
      render: ({ updatedAt }) => formatMoment(updatedAt),
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("advert");
  return useMemo(() => {
    const modules = advertModules.map((value) => ({ value, label: advertModuleTexts[value][language] }));
    const types = advertTypes.map((value) => ({ value, label: advertTypeTexts[value][language] }));
    const stations = advertStations.map((value) => ({ value, label: advertStationTexts[value][language] }));
    const states = [
      { value: true, label: t("shown") },
      { value: false, label: t("hidden") },
    ];
    const pictures = [
      { value: true, label: t("withImage") },
      { value: false, label: t("noImage") },
    ];
    return [
      { name: "search", label: t("searchText"), field: <Input allowClear maxLength={80} /> },
      { name: "module", label: t("module"), field: <Select allowClear options={modules} /> },
      { name: "shown", kind: "yesNo", label: t("state"), field: <Select allowClear options={states} /> },
      { name: "type", label: t("type"), field: <Select allowClear options={types} /> },
      { name: "station", label: t("station"), field: <Select allowClear options={stations} /> },
      { name: "hasImage", kind: "yesNo", label: t("image"), field: <Select allowClear options={pictures} /> },
      {
        name: "sortPlace",
        label: t("sort"),
        kind: "range",
        ends: ["sortFrom", "sortTo"],
        field: <DecimalRangeInput scale={0} label={t("sort")} />,
      },
      ...byAndWhen("updated", { by: t("updatedBy"), when: t("updatedAt") }),
    ];
  }, [t, language]);
}
