import { useEffect, useState } from "react";
import { Link } from "react-router";
import { formatDate, today } from "#core/format";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";
import { audienceOf, daysLeft, type SessionInfo } from "#core/session";
import { useNarrow } from "#ui";
import { Icon, Popup } from "#ui/light";

/** The notice shows from so many days before the period ends (decisions.md, "Companies, people, rights"). */
const noticeDays = 30;

interface ExpiryNoticeProps {
  session: SessionInfo;
  /** The store is in this person's menu. */
  hasStore: boolean;
}

/** The shop icon: until when the company's period runs, and what to do about its end. */
export function ExpiryNotice({ session, hasStore }: ExpiryNoticeProps) {
  const { t } = useTexts("app");
  const narrow = useNarrow();
  const [shownOn, setShownOn] = usePreference("expiryShownOn", "");
  const left = daysLeft(session, today());
  const [opensByItself] = useState(!narrow && left !== null && left <= noticeDays && shownOn !== today());

  // Once a day it opens by itself; after that the dot is enough.
  useEffect(() => {
    if (opensByItself && shownOn !== today()) setShownOn(today());
  }, [opensByItself, shownOn, setShownOn]);

  if (left === null || audienceOf(session) === "customer") return null;
  const isNear = left <= noticeDays;
  const date = formatDate(session.ValidityPeriodDate);
  const button = (
    <>
      <Icon name="shop" />
      {isNear && <span className="dot" />}
    </>
  );
  return (
    <Popup label={t("shell.expiry")} startOpen={opensByItself} className="expiry" button={button}>
      {() => (
        <>
          <strong>{left < 0 ? t("shell.expiredOn", { date }) : t("shell.expiresOn", { date })}</strong>
          {isNear && <Advice isAdministrator={session.RoleLevel === 1} hasStore={hasStore} />}
        </>
      )}
    </Popup>
  );
}

/** Role level 1 goes to the store, others to their administrator (overview §6). */
function Advice({ isAdministrator, hasStore }: { isAdministrator: boolean; hasStore: boolean }) {
  const { t } = useTexts("app");
  if (!isAdministrator) return <span>{t("shell.renewAdministrator")}</span>;
  return hasStore ? (
    <Link to="/systemManagement/store">{t("shell.renewInStore")}</Link>
  ) : (
    <span>{t("shell.renewOperator")}</span>
  );
}
