import { mailSecurityTexts } from "@lading/contract/email-config";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { StatusTag, type ListColumn } from "#ui";
import { testTones, type Account } from "./account.ts";

/** A mail account as its list shows it. */
export function useAccountColumns(): ListColumn<Account>[] {
  const { t, language } = useTexts("email-config");
  return [
    {
      key: "name",
      title: t("name"),
      sort: "name",
      render: ({ name, isDefault }) => (
        <>
          <bdi>{name}</bdi> {isDefault && <StatusTag tone="active">{t("isDefault")}</StatusTag>}
        </>
      ),
    },
    { key: "senderName", title: t("senderName"), hidden: true, render: ({ senderName }) => <bdi>{senderName}</bdi> },
    {
      key: "senderAddress",
      title: t("senderAddress"),
      sort: "senderAddress",
      render: (row) => <bdi dir="ltr">{row.senderAddress}</bdi>,
    },
    {
      key: "host",
      title: t("host"),
      sort: "host",
      render: ({ host, port }) => (
        <bdi dir="ltr">
          {host}:{port}
        </bdi>
      ),
    },
    { key: "security", title: t("security"), render: ({ security }) => mailSecurityTexts[security][language] },
    { key: "user", title: t("user"), hidden: true, render: ({ user }) => <bdi dir="ltr">{user}</bdi> },
    ...useStateColumns(),
    { key: "updatedByName", title: t("updatedBy"), sort: "updatedByName", hidden: true },
    {
      key: "updatedAt",
      title: t("updatedAt"),
      sort: "updatedAt",
      render: ({ updatedAt }) => formatMoment(updatedAt),
    },
  ];
}

/** Whether an account can be used, and how much it is. */
function useStateColumns(): ListColumn<Account>[] {
  const { t } = useTexts("email-config");
  return [
    {
      key: "secretState",
      title: t("secret"),
      render: ({ secretState }) =>
        secretState === "unreadable" ? (
          <StatusTag tone="bad">{t("secretStates.unreadable")}</StatusTag>
        ) : (
          <span className="muted">{t(`secretStates.${secretState}`)}</span>
        ),
    },
    {
      key: "sentToday",
      title: t("sentToday"),
      align: "end",
      render: ({ sentToday, dailyLimit }) => (
        <bdi>{dailyLimit === null ? sentToday : `${sentToday} / ${dailyLimit}`}</bdi>
      ),
    },
    {
      key: "enabled",
      title: t("state"),
      render: ({ enabled }) => (
        <StatusTag tone={enabled ? "good" : "neutral"}>{enabled ? t("enabled") : t("disabled")}</StatusTag>
      ),
    },
    {
      key: "testState",
      title: t("test.column"),
      render: ({ testState, testedAt }) => (
        <span title={testedAt === null ? undefined : formatMoment(testedAt)}>
          <StatusTag tone={testTones[testState]}>{t(`test.states.${testState}`)}</StatusTag>
        </span>
      ),
    },
  ];
}
