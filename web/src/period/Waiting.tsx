import { decidePeriodReopening, withdrawPeriodReopening, type PeriodChange } from "@lading/contract/period";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { CallButton, Note, Panel } from "#ui";

/** A reopening that waits: somebody else decides on it, in a company of one user that user; who asked may withdraw it. */
export function Waiting({ asked, isMine, mayDecide }: { asked: PeriodChange; isMine: boolean; mayDecide: boolean }) {
  const { t } = useTexts("period");
  const { id, askedByName: name, before, after, reason } = asked;
  const dates = { name, before: formatDate(before), after: formatDate(after) };
  return (
    <Panel
      title={t("waiting")}
      actions={
        <>
          {mayDecide && (
            <CallButton call={decidePeriodReopening} input={{ id, agree: true }} said={t("decided")}>
              {t("agree")}
            </CallButton>
          )}
          {mayDecide && (
            <CallButton call={decidePeriodReopening} input={{ id, agree: false }} said={t("decided")}>
              {t("disagree")}
            </CallButton>
          )}
          {isMine && (
            <CallButton call={withdrawPeriodReopening} input={{ id }} said={t("withdrawn")}>
              {t("withdraw")}
            </CallButton>
          )}
        </>
      }
    >
      <p>
        <bdi>{t(after === null ? "waitingOfAll" : "waitingOf", dates)}</bdi>
      </p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      {isMine && !mayDecide && <Note type="info" title={t("ownWaiting")} />}
    </Panel>
  );
}
