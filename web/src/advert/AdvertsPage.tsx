import "./advert.css";
import {
  advertFields,
  advertTitles,
  deleteAdvert,
  editAdvertState,
  exportAdvertList,
  getAdvertList,
} from "@lading/contract/advert";
import { labelsOf, updatedFields } from "@lading/contract/core";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useFileUrl } from "#core/api";
import { useTexts } from "#core/i18n";
import { useExport } from "#jobs";
import {
  CallButton,
  countFilter,
  DeleteButton,
  type ListColumn,
  type ListFilter,
  ListPage,
  searchFilter,
  Select,
  TabModal,
  useEditing,
  useEditingWords,
  useFieldColumns,
  useFieldFilters,
  useUpdatedFilters,
} from "#ui";
import { inOne, type AdvertRow } from "./advert.ts";
import { AdvertForm } from "./AdvertForm.tsx";
import { AdvertLog } from "./AdvertLog.tsx";
import { AdvertPreview } from "./AdvertPreview.tsx";

const labels = labelsOf(advertFields);

interface Open {
  what: "preview" | "log";
  /** Null: the log of those deleted. */
  advert: AdvertRow | null;
}

/** /marketRisk/advertList */
export default function AdvertsPage() {
  const { t, word, language } = useTexts("advert");
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportAdvertList);
  const editing = useEditing<AdvertRow>({
    page: "/marketRisk/advertList",
    words: useEditingWords(advertTitles.one),
    width: 860,
    form: (advert, onClose) => <AdvertForm id={advert?.id ?? null} onClose={onClose} />,
  });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const advert = open?.advert;
  const opened = advert ? inOne(advert.title, language) : word("log");
  return (
    <>
      <ListPage
        call={getAdvertList}
        columns={columns}
        filters={filters}
        toolbar={
          <>
            {editing.addButton}
            <Button onClick={() => setOpen({ what: "log", advert: null })}>{t("deletedAdverts")}</Button>
          </>
        }
        rowActions={(row) => (
          <>
            <Button type="link" onClick={() => setOpen({ what: "preview", advert: row })}>
              {t("preview")}
            </Button>
            {editing.editButton(row)}
            <ShowButton advert={row} />
            <Button type="link" onClick={() => setOpen({ what: "log", advert: row })}>
              {word("log")}
            </Button>
            <DeleteButton
              call={deleteAdvert}
              input={{ ids: [row.id] }}
              question={t("deleteQuestion", { name: inOne(row.title, language) })}
            />
          </>
        )}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
      <TabModal open={open?.what === "preview"} width={820} title={t("preview")} onCancel={close}>
        {advert && <AdvertPreview id={advert.id} />}
      </TabModal>
      <TabModal open={open?.what === "log"} width={720} title={<bdi>{opened}</bdi>} onCancel={close}>
        <AdvertLog {...(advert && { id: advert.id })} />
      </TabModal>
    </>
  );
}

function ShowButton({ advert: { id, version, shown } }: { advert: AdvertRow }) {
  const { t } = useTexts("advert");
  const input = { id, version, shown: !shown };
  return (
    <CallButton call={editAdvertState} input={input} said={t(shown ? "nowHidden" : "nowShown")}>
      {t(shown ? "hide" : "show")}
    </CallButton>
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
  const column = useFieldColumns({ ...advertFields, ...updatedFields });
  return [
    {
      key: "image",
      title: labels.imageId[language],
      render: ({ image }) => (image ? <Thumbnail path={image.path} /> : <span className="muted">{t("noImage")}</span>),
    },
    column("title", { card: "head", sort: "title", render: ({ title }) => <bdi>{inOne(title, language)}</bdi> }),
    column("type", { sort: "type" }),
    column("module", { sort: "module" }),
    column("station", { hidden: true, sort: "station" }),
    column("sort", { hidden: true, sort: "sort", align: "end" }),
    column("shown", { sort: "shown", tones: { true: "good", false: "neutral" } }),
    column("link", { hidden: true, render: ({ link }) => link && <bdi dir="ltr">{link}</bdi> }),
    column("updatedByName", { hidden: true, sort: "updatedByName" }),
    column("updatedAt", { hidden: true, sort: "updatedAt" }),
  ];
}

function useFilters(): ListFilter[] {
  const { t, language } = useTexts("advert");
  const filter = useFieldFilters(advertFields);
  const updated = useUpdatedFilters();
  return useMemo(() => {
    const pictures = [
      { value: true, label: t("withImage") },
      { value: false, label: t("noImage") },
    ];
    return [
      searchFilter(t("searchText")),
      filter("module"),
      filter("shown"),
      filter("type"),
      filter("station"),
      {
        name: "hasImage",
        kind: "yesNo",
        label: labels.imageId[language],
        field: <Select allowClear options={pictures} />,
      },
      // Under its own name it would be what the list is sorted by.
      { ...countFilter("sort", labels.sort[language]), name: "sortPlace" },
      ...updated,
    ];
  }, [t, language, filter, updated]);
}
