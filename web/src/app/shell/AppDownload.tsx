import { getAppInfo } from "@lading/contract/session";
import { useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Icon, LightDialog, QrCode } from "#ui/light";

/** The companion apps: a code for the phone's camera each, and the store's address itself. */
export function AppDownload() {
  const { t } = useTexts("app");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="tool-button wide-only"
        title={t("shell.app")}
        aria-label={t("shell.app")}
        onClick={() => setOpen(true)}
      >
        <Icon name="phone" />
      </button>
      {open && (
        <LightDialog title={t("shell.app")} onClose={() => setOpen(false)}>
          <Stores />
        </LightDialog>
      )}
    </>
  );
}

function Stores() {
  const { t } = useTexts("app");
  const { data } = useRead(getAppInfo, {});
  if (!data) return null;
  const stores = [
    { label: t("shell.appIos"), url: data.iosUrl },
    { label: t("shell.appAndroid"), url: data.androidUrl },
  ].filter(({ url }) => url !== "");
  if (stores.length === 0) return <p className="quiet-text">{t("shell.appNone")}</p>;
  return (
    <>
      <p className="quiet-text">{t("shell.appHint")}</p>
      <div className="app-codes">
        {stores.map((store) => (
          <StoreCode key={store.label} {...store} />
        ))}
      </div>
    </>
  );
}

const codePixels = 180;

function StoreCode({ label, url }: { label: string; url: string }) {
  const { t } = useTexts("app");
  return (
    <figure>
      <QrCode text={url} pixels={codePixels} alt={label} />
      <figcaption>{label}</figcaption>
      <a href={url} target="_blank" rel="noreferrer">
        {t("shell.appOpen")}
      </a>
    </figure>
  );
}
