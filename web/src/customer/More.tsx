import { Button } from "antd";
import { formatTotal } from "#core/format";
import { useTexts } from "#core/i18n";

interface MoreProps {
  read: {
    data: { rows: readonly unknown[]; total: number } | undefined;
    isReading: boolean;
    more: (() => void) | undefined;
  };
}

/** Below what is not all there yet: how much of it is, and the way to more. */
export function More({ read: { data, isReading, more } }: MoreProps) {
  const { t, word } = useTexts("customer");
  if (!data || !more) return null;
  return (
    <p className="customer-more">
      <Button loading={isReading} onClick={more}>
        {word("showMore")}
      </Button>
      <span className="muted">
        {t("more.shown", { shown: formatTotal(data.rows.length), total: formatTotal(data.total) })}
      </span>
    </p>
  );
}
