import { getCollectionAccountOptionList } from "@lading/contract/collection-account";
import type { Currency } from "@lading/contract/core";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { Select } from "#ui";

interface PayIntoProps {
  currency: Currency;
  /** The chosen account; null for the default one. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The collection account that a statement names: the default one of its currency, or another in use. */
export function PayInto({ currency, value, onChange }: PayIntoProps) {
  const { t } = useTexts("check-bill");
  const { data } = useRead(getCollectionAccountOptionList, { currency }, { quiet: true, ownErrors: true });
  const [first] = data?.rows ?? [];
  if (data && !first) return <span className="muted">{t("noAccount", { currency })}</span>;
  return (
    <Select
      aria-label={t("payInto")}
      loading={!data}
      value={value ?? first?.id ?? null}
      options={(data?.rows ?? []).map(({ id, accountName, bankName, bankNumber }) => ({
        value: id,
        label: `${bankNumber} · ${bankName} · ${accountName}`,
      }))}
      popupMatchSelectWidth={false}
      onChange={(id) => onChange(id === first?.id ? null : id)}
    />
  );
}
