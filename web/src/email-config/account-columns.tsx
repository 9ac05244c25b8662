import { labelsOf, updatedFields } from "@lading/contract/core";
import {
  emailConfigListFields,
  emailConfigStateFields,
  secretStateTexts,
  testStateTexts,
} from "@lading/contract/email-config";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { enabledTones, StatusTag, useFieldColumns, type ListColumn } from "#ui";
import { testTones, type Account } from "./account.ts";

const fields = { ...emailConfigListFields, ...emailConfigStateFields, ...updatedFields };
const labels = labelsOf(fields);

/** A mail account as its list shows it. */
export function useAccountColumns(): ListColumn<Account>[] {
  const { language } = useTexts("email-config");
  const column = useFieldColumns(fields);
  return [
    column("name", {
      sort: "name",
      render: ({ name, isDefault }) => (
        <>
          <bdi>{name}</bdi> {isDefault && <StatusTag tone="active">{labels.isDefault[language]}</StatusTag>}
        </>
      ),
    }),
    column("senderName", { hidden: true, render: ({ senderName }) => <bdi>{senderName}</bdi> }),
    column("senderAddress", { sort: "senderAddress", render: (row) => <bdi dir="ltr">{row.senderAddress}</bdi> }),
    column("host", { sort: "host", render: ({ host, port }) => <bdi dir="ltr">{`${host}:${port}`}</bdi> }),
    column("security"),
    column("user", { hidden: true, render: ({ user }) => <bdi dir="ltr">{user}</bdi> }),
    column("secretState", {
      render: ({ secretState }) => {
        const text = secretStateTexts[secretState][language];
        return secretState === "unreadable" ? (
          <StatusTag tone="bad">{text}</StatusTag>
        ) : (
          <span className="muted">{text}</span>
        );
      },
    }),
    column("sentToday", {
      align: "end",
      render: ({ sentToday, dailyLimit }) => (
        <bdi>{dailyLimit === null ? sentToday : `${sentToday} / ${dailyLimit}`}</bdi>
      ),
    }),
    column("enabled", { tones: enabledTones }),
    column("testState", {
      render: ({ testState, testedAt }) => (
        <span title={testedAt === null ? undefined : formatMoment(testedAt)}>
          <StatusTag tone={testTones[testState]}>{testStateTexts[testState][language]}</StatusTag>
        </span>
      ),
    }),
    column("updatedByName", { sort: "updatedByName", hidden: true }),
    column("updatedAt", { sort: "updatedAt" }),
  ];
}
