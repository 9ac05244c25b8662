import { useSyncExternalStore } from "react";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { Icon } from "#ui/light";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

export function FullScreen() {
  const { t } = useTexts("app");
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const unsupported = () => notify.warning(t("errors.fullScreen"));
  const toggle = () => {
    if (!document.fullscreenEnabled) unsupported();
    else if (full) void document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(unsupported);
  };
  const label = full ? t("shell.exitFullScreen") : t("shell.fullScreen");
  return (
    <button type="button" className="tool-button wide-only" title={label} aria-label={label} onClick={toggle}>
      <Icon name={full ? "shrink" : "expand"} />
    </button>
  );
}
