import "./adverts.css";
import { loadShownAdvert } from "@lading/contract/advert";
import { useEffect } from "react";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { RichTextView } from "#ui/rich-text";
import { useQuietly } from "./use-quietly.ts";

/** A shown advert, opened; one that is not shown any more is said not to be there. */
export default function Article({ id, companyCode }: { id: string; companyCode: string }) {
  const { t } = useTexts("app");
  const { setTitle } = usePage();
  const advert = useQuietly(loadShownAdvert, { id, companyCode });
  const title = advert?.title;
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);
  if (advert === undefined) return null;
  if (advert === null)
    return (
      <p role="alert" className="advert-article">
        {t("public.advertGone")}
      </p>
    );
  const { picture } = advert;
  return (
    <article className="advert-article">
      <h1 dir="auto">{advert.title}</h1>
      {picture && <img src={picture.path} width={picture.width} height={picture.height} alt="" />}
      <RichTextView html={advert.content} />
      {advert.type === "link" && (
        <p>
          <a href={advert.link} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {advert.link}
          </a>
        </p>
      )}
    </article>
  );
}
