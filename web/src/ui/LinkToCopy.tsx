import "./link-to-copy.css";
import { Button } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { copyText } from "#core/notice";
import { QrCode } from "./light/index.ts";

interface LinkToCopyProps {
  url: string;
  /** Name of the page behind the link. */
  label: string;
  /** Stands ahead of the link. */
  children?: ReactNode;
  /** It can be opened from here, too. */
  opens?: boolean;
}

const codePixels = 120;

/** A link to hand on: to copy, or to scan. */
export function LinkToCopy({ url, label, children, opens = false }: LinkToCopyProps) {
  const { t, word } = useTexts("app");
  return (
    <div className="link-to-copy">
      <QrCode text={url} pixels={codePixels} alt={t("link.qrCode", { label })} />
      <div>
        {children}
        <input readOnly value={url} dir="ltr" aria-label={label} onFocus={(event) => event.target.select()} />
        <Button onClick={() => void copyText(url, { copied: t("link.copied"), byHand: t("link.copyByHand") })}>
          {word("copyLink")}
        </Button>
        {opens && (
          <a href={url} target="_blank" rel="noreferrer">
            {t("link.open")}
          </a>
        )}
      </div>
    </div>
  );
}
