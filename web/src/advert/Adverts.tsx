import "./adverts.css";
import { getShownAdvertList, type AdvertModule } from "@lading/contract/advert";
import type { AnswerOf } from "@lading/contract/core";
import { useId } from "react";
import { useTexts } from "#core/i18n";
import { useQuietly } from "./use-quietly.ts";

type Shown = AnswerOf<typeof getShownAdvertList>["rows"][number];

/** As wide as the design's small screens (overview §9). */
const narrow = "(max-width: 991px)";

/** A place's adverts; nothing where there are none. Nothing of antd: public pages show it too. */
export default function Adverts({ module, companyCode }: { module: AdvertModule; companyCode: string }) {
  const { t } = useTexts("app");
  const heading = useId();
  const station = window.matchMedia(narrow).matches ? "mobile" : "pc";
  const shown = useQuietly(getShownAdvertList, { module, station, companyCode });
  if (!shown || shown.rows.length === 0) return null;
  return (
    // The row is scrolled with the keyboard, too, also where no advert in it is a link.
    <section className="adverts" aria-labelledby={heading} tabIndex={0}>
      <h2 id={heading} className="visually-hidden">
        {t("public.adverts")}
      </h2>
      <ul>
        {shown.rows.map((advert) => (
          <li key={advert.id}>
            <Card advert={advert} companyCode={shown.companyCode} isPhone={station === "mobile"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  advert: Shown;
  companyCode: string;
  isPhone: boolean;
}

function Card({ advert, companyCode, isPhone }: CardProps) {
  const { type, title, picture, link, hasContent, id } = advert;
  const content = (
    <>
      {picture && <img src={picture.path} width={picture.width} height={picture.height} alt="" loading="lazy" />}
      <span dir="auto">{title}</span>
    </>
  );
  if (type === "graphic" && !hasContent) return <div className="advert-card">{content}</div>;
  const own = `${isPhone ? "/mb_information" : "/information"}?${new URLSearchParams({ advert: id, companyCode })}`;
  const rel = type === "link" ? "noopener noreferrer nofollow" : "noopener";
  return (
    <a className="advert-card" href={type === "link" ? link : own} target="_blank" rel={rel}>
      {content}
    </a>
  );
}
