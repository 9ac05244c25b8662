import {
  addAdvert,
  advertModules,
  advertModuleTexts,
  advertStations,
  advertStationTexts,
  advertTypes,
  advertTypeTexts,
  editAdvert,
  loadAdvertInfo,
} from "@lading/contract/advert";
import { languages, type Language } from "@lading/contract/core";
import { Form, Input, InputNumber, Select, Skeleton, Switch } from "antd";
import { useState, type ReactNode } from "react";
import { useRead } from "#core/api";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { getSession } from "#core/session";
import { FileInput, RecordForm, Segments, type StaleWords } from "#ui";
import { RichTextField } from "#ui/rich-text";
import type { Advert } from "./advert.ts";

interface AdvertFormProps {
  /** Which to edit; null adds one. */
  id: string | null;
  onClose: () => void;
}

/** Adds an advert, or changes one. */
export function AdvertForm({ id, onClose }: AdvertFormProps) {
  if (id === null) return <Fields advert={null} onClose={onClose} />;
  return <Loaded id={id} onClose={onClose} />;
}

function Loaded({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching } = useRead(loadAdvertInfo, { id }, { ownErrors: true });
  // As it was when the form opened: the version that is sent belongs to the texts that were read with it.
  const [opened, setOpened] = useState<Advert>();
  if (!opened && data && !isFetching) setOpened(data);
  if (error && !data) return <p role="alert">{error.message}</p>;
  return opened ? <Fields advert={opened} onClose={onClose} /> : <Skeleton active paragraph={{ rows: 8 }} />;
}

/** The picture is held as the server answered it, and sent by its id. */
const toInput = ({ imageId, ...values }: Record<string, unknown>) => ({
  ...values,
  imageId: isRecord(imageId) ? imageId["id"] : null,
});

const empty = { zh: "", en: "", ar: "" };
const fresh = { type: "graphic", title: empty, content: empty, sort: 100, shown: true, station: "all", link: "" };

function Fields({ advert, onClose }: { advert: Advert | null; onClose: () => void }) {
  const { t } = useTexts("advert");
  const stale = useStaleWords();
  const onDone = () => {
    notify.success(t("saved"));
    onClose();
  };
  const form = { toInput, onDone, onCancel: onClose, stale, children: <Inputs /> };
  if (!advert) return <RecordForm call={addAdvert} initial={fresh} {...form} />;
  const { id, version, type, title, content, image, link, sort, shown, module, station } = advert;
  const initial = { type, title, content, imageId: image, link, sort, shown, module, station };
  return <RecordForm call={editAdvert} initial={initial} fixed={{ id, version }} {...form} />;
}

function Inputs() {
  const { t, language } = useTexts("advert");
  const form = Form.useFormInstance();
  const type: unknown = Form.useWatch("type", form);
  const hint = usePublicHint(Form.useWatch("module", form));
  return (
    <>
      <div className="advert-fields">
        <Form.Item name="module" label={t("module")} required {...(hint !== undefined && { extra: hint })}>
          <Select options={advertModules.map((value) => ({ value, label: advertModuleTexts[value][language] }))} />
        </Form.Item>
        <Form.Item name="station" label={t("station")}>
          <Select options={advertStations.map((value) => ({ value, label: advertStationTexts[value][language] }))} />
        </Form.Item>
        <Form.Item name="type" label={t("type")}>
          <Select options={advertTypes.map((value) => ({ value, label: advertTypeTexts[value][language] }))} />
        </Form.Item>
        <Form.Item name="sort" label={t("sort")} extra={t("sortHint")}>
          <InputNumber min={0} max={9999} precision={0} className="full-width" />
        </Form.Item>
        <Form.Item name="shown" label={t("shown")} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Form.Item name="link" label={t("link")} required extra={t("linkHint")} hidden={type !== "link"}>
        <Input maxLength={500} dir="ltr" placeholder="https://" />
      </Form.Item>
      <Form.Item name="imageId" label={t("image")}>
        <FileInput use="advertImage" />
      </Form.Item>
      <Texts hasContent={type !== "link"} />
    </>
  );
}

/** How somebody who is not signed in comes to see it. */
function usePublicHint(module: unknown): ReactNode {
  const { t } = useTexts("advert");
  const paths: Readonly<Record<string, string>> = {
    login: "/login",
    tracking: "/checkWaybillHome",
    information: "/information",
  };
  const path = typeof module === "string" ? paths[module] : undefined;
  if (path === undefined) return undefined;
  const code = getSession()?.CompanyCode ?? "";
  const address = `\u2066${path}?companyCode=${encodeURIComponent(code)}\u2069`;
  return t("publicHint", { address });
}

/** Title and content, one language in sight at a time; the others keep what was written. */
function Texts({ hasContent }: { hasContent: boolean }) {
  const { t, language } = useTexts("advert");
  const [shown, setShown] = useState<Language>(language);
  return (
    <>
      <div className="advert-language">
        <Segments
          label={t("language")}
          value={shown}
          onChange={setShown}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <p className="muted">{t("languageHint")}</p>
      </div>
      {languages.map((one) => (
        <div key={one} hidden={one !== shown}>
          <Form.Item name={["title", one]} label={t(`titleIn.${one}`)}>
            <Input maxLength={100} dir="auto" lang={one} />
          </Form.Item>
          <Form.Item name={["content", one]} label={t(`contentIn.${one}`)} hidden={!hasContent}>
            <RichTextField label={t(`contentIn.${one}`)} lang={one} />
          </Form.Item>
        </div>
      ))}
    </>
  );
}

function useStaleWords(): StaleWords {
  const { t } = useTexts("advert");
  const labels: Readonly<Record<string, string>> = {
    type: t("type"),
    title: t("name"),
    content: t("content"),
    imageId: t("image"),
    link: t("link"),
    sort: t("sort"),
    shown: t("shown"),
    module: t("module"),
    station: t("station"),
  };
  return {
    valuesOf: ({ image, ...rest }) => ({ ...rest, imageId: image }),
    labelOf: (field) => labels[field] ?? field,
    show: (_field, value) => {
      if (!isRecord(value)) return String(value);
      if (typeof value["name"] === "string") return value["name"];
      const words = Object.values(value).filter((text) => typeof text === "string" && text !== "");
      return words
        .map((text) =>
          String(text)
            .replaceAll(/<[^>]*>/g, " ")
            .trim(),
        )
        .join(" · ");
    },
  };
}
