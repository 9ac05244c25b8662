import { mailSecurities, mailSecurityTexts, secretStates, testStates } from "@lading/contract/email-config";
import { Input, Select } from "antd";
import { useMemo } from "react";
import { useTexts } from "#core/i18n";
import { DecimalRangeInput, type ListFilter, byAndWhen } from "#ui";

/** What mail accounts are found by. */
export function useAccountFilters(): ListFilter[] {
  const { t, language } = useTexts("email-config");
  return useMemo<ListFilter[]>(() => {
    const choice = (options: { value: string | boolean; label: string }[]) => <Select allowClear options={options} />;
    const yesNo = (yes: string, no: string) =>
      choice([
        { value: true, label: yes },
        { value: false, label: no },
      ]);
    const securities = mailSecurities.map((value) => ({ value, label: mailSecurityTexts[value][language] }));
    const secrets = secretStates.map((value) => ({ value, label: t(`secretStates.${value}`) }));
    const tests = testStates.map((value) => ({ value, label: t(`test.states.${value}`) }));
    return [
      { name: "search", label: t("searchText"), field: <Input allowClear maxLength={80} /> },
      { name: "enabled", kind: "yesNo", label: t("state"), field: yesNo(t("enabled"), t("disabled")) },
      { name: "testState", label: t("test.column"), field: choice(tests) },
      { name: "isDefault", kind: "yesNo", label: t("isDefault"), field: yesNo(t("isDefault"), t("notDefault")) },
      { name: "security", label: t("security"), field: choice(securities) },
      { name: "secretState", label: t("secret"), field: choice(secrets) },
      {
        name: "sent",
        label: t("sentToday"),
        kind: "range",
        ends: ["sentFrom", "sentTo"],
        field: <DecimalRangeInput scale={0} label={t("sentToday")} />,
      },
      ...byAndWhen("updated", { by: t("updatedBy"), when: t("updatedAt") }),
    ];
  }, [t, language]);
}
