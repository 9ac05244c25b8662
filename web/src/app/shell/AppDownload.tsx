import { MobileOutlined } from "@ant-design/icons";
import { getAppInfo } from "@lading/contract/session";
import { Button, Empty, Modal, Tooltip } from "antd";
import { useEffect, useState } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";

/** The companion apps: a code for the phone's camera each, and the store's address itself. */
export function AppDownload() {
  const { t } = useTexts("app");
  const [open, setOpen] = useState(false);
  const { data } = useRead(getAppInfo, {}, { enabled: open });
  const stores = [
    { label: t("shell.appIos"), url: data?.iosUrl ?? "" },
    { label: t("shell.appAndroid"), url: data?.androidUrl ?? "" },
  ].filter(({ url }) => url !== "");
  return (
    <>
      <Tooltip title={t("shell.app")}>
        <Button type="text" icon={<MobileOutlined />} aria-label={t("shell.app")} onClick={() => setOpen(true)} />
      </Tooltip>
      <Modal open={open} title={t("shell.app")} footer={null} onCancel={() => setOpen(false)}>
        {data && stores.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t("shell.appNone")} />}
        {stores.length > 0 && <p className="muted">{t("shell.appHint")}</p>}
        <div className="app-codes">
          {stores.map((store) => (
            <StoreCode key={store.label} {...store} />
          ))}
        </div>
      </Modal>
    </>
  );
}

function StoreCode({ label, url }: { label: string; url: string }) {
  const { t } = useTexts("app");
  const [code, setCode] = useState("");
  useEffect(() => {
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(url, { width: 180, margin: 1 }))
      .then(setCode, () => setCode(""));
  }, [url]);
  return (
    <figure>
      {code !== "" && <img src={code} width={180} height={180} alt={label} />}
      <figcaption>{label}</figcaption>
      <a href={url} target="_blank" rel="noreferrer">
        {t("shell.appOpen")}
      </a>
    </figure>
  );
}
