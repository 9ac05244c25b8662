import { addAdvert, advertFields, editAdvert, loadAdvertInfo } from "@lading/contract/advert";
import { languageNames, languages, type Language, commonFieldTexts } from "@lading/contract/core";
import { Form, Skeleton } from "antd";
import { useState, type ReactNode } from "react";
import { useRead } from "#core/api";
import { isRecord } from "#core/guards";
import { useTexts } from "#core/i18n";
import { getSession } from "#core/session";
import {
  AddOrEditForm,
  ChoiceField,
  FileInput,
  InputField,
  IntegerField,
  Segments,
  SwitchField,
  TextField,
  useFieldWords,
  type StaleWords,
} from "#ui";
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
const stale: StaleWords = {
  valuesOf: ({ image, ...rest }) => ({ ...rest, imageId: image }),
  show: (_field, value) => wordsOf(value),
};

function Fields({ advert, onClose }: { advert: Advert | null; onClose: () => void }) {
  const record = advert && { ...advert, imageId: advert.image };
  return (
    <AddOrEditForm add={addAdvert} edit={editAdvert} start={fresh} {...{ record, toInput, stale, onClose }}>
      <Inputs />
    </AddOrEditForm>
  );
}

function Inputs() {
  const { t } = useTexts("advert");
  const form = Form.useFormInstance();
  const type: unknown = Form.useWatch("type", form);
  const isLink = type === "link";
  return (
    <>
      <div className="advert-fields">
        <ChoiceField name="module" extra={usePublicHint(Form.useWatch("module", form))} />
        <ChoiceField name="station" />
        <ChoiceField name="type" />
        <IntegerField name="sort" extra={t("sortHint")} />
        <SwitchField name="shown" />
      </div>
      <TextField name="link" required hidden={!isLink} extra={t("linkHint")} dir="ltr" placeholder="https://" />
      <InputField name="imageId">
        <FileInput use="advertImage" />
      </InputField>
      <Texts hasContent={!isLink} />
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
  const address = `${path}?companyCode=${encodeURIComponent(code)}`;
  return t("publicHint", { address });
}

/** Title and content, one language in sight at a time; the others keep what was written. */
function Texts({ hasContent }: { hasContent: boolean }) {
  const { t, language } = useTexts("advert");
  const { fieldOf } = useFieldWords(advertFields);
  const [shown, setShown] = useState<Language>(language);
  return (
    <>
      <div className="advert-language">
        <Segments
          label={commonFieldTexts.language[language]}
          value={shown}
          onChange={setShown}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <p className="muted">{t("languageHint")}</p>
      </div>
      {languages.map((one) => (
        <div key={one} hidden={one !== shown}>
          <TextField name={["title", one]} lang={one} />
          <InputField name={["content", one]} hidden={!hasContent}>
            <RichTextField label={fieldOf(`content.${one}`)} lang={one} />
          </InputField>
        </div>
      ))}
    </>
  );
}

/** A picture by its name, texts in several languages without their formatting. */
function wordsOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  if (typeof value["name"] === "string") return value["name"];
  const texts = Object.values(value).filter((text) => typeof text === "string" && text !== "");
  return texts
    .map((text) =>
      String(text)
        .replaceAll(/<[^>]*>/g, " ")
        .trim(),
    )
    .join(" · ");
}
