import { advertFields, loadAdvertInfo } from "@lading/contract/advert";
import { languageNames, labelsOf, languages, type Language, commonFieldTexts } from "@lading/contract/core";
import { Skeleton } from "antd";
import { useState } from "react";
import { useFileUrl, useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Segments } from "#ui";
import { RichTextView } from "#ui/rich-text";
import { inOne, type Advert } from "./advert.ts";

const labels = labelsOf(advertFields);

/** An advert as its readers will see it, in each language, also before it is shown. */
export function AdvertPreview({ id }: { id: string }) {
  const { data, error } = useRead(loadAdvertInfo, { id }, { ownErrors: true });
  if (error && !data) return <p role="alert">{error.message}</p>;
  return data ? <Preview advert={data} /> : <Skeleton active paragraph={{ rows: 6 }} />;
}

function Preview({ advert }: { advert: Advert }) {
  const { t, language } = useTexts("advert");
  const [shown, setShown] = useState<Language>(language);
  const { url } = useFileUrl(advert.image?.path ?? "");
  const content = inOne(advert.content, shown);
  return (
    <div className="advert-preview">
      <Segments
        label={commonFieldTexts.language[language]}
        value={shown}
        onChange={setShown}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {url !== undefined && <img src={url} alt={labels.imageId[language]} />}
      <h3 dir="auto" lang={shown}>
        {inOne(advert.title, shown)}
      </h3>
      {advert.type === "link" && (
        <a href={advert.link} target="_blank" rel="noopener noreferrer" dir="ltr">
          {advert.link}
        </a>
      )}
      {advert.type === "graphic" && content !== "" && <RichTextView key={shown} html={content} />}
      {advert.type === "graphic" && content === "" && <p className="muted">{t("noContent")}</p>}
    </div>
  );
}
