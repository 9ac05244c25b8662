import {
  answerBankEntry,
  bankFieldTexts,
  confirmBankReturn,
  type WholeBankEntry,
} from "@lading/contract/bank-statement";
import { formatDate } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { CallButton, Facts, Panel, SmallTable } from "#ui";

/** An entry that another kind of file may have brought already: the same one, or another payment? */
export function Like({ entry }: { entry: WholeBankEntry }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { id, version, like } = entry;
  return (
    <Panel title={t("like")}>
      <p>{t("likeHint")}</p>
      {like && (
        <Facts
          facts={[
            { label: field("bookedOn"), value: formatDate(like.bookedOn) },
            { label: field("counterparty"), value: like.counterparty },
            { label: field("fileName"), value: like.fileName },
            { label: field("text"), value: like.text, wide: true },
          ]}
        />
      )}
      <span className="bank-buttons">
        <CallButton call={answerBankEntry} input={{ id, version, isSame: true }} said={t("answered")}>
          {t("isSame")}
        </CallButton>
        <CallButton call={answerBankEntry} input={{ id, version, isSame: false }} said={t("answered")}>
          {t("isAnother")}
        </CallButton>
      </span>
    </Panel>
  );
}

/** A payment sent back: which receipt does it undo? */
export function Returned({ entry }: { entry: WholeBankEntry }) {
  const { t } = useTexts("bank-statement");
  const field = useFieldTexts(bankFieldTexts);
  const { id, version, undoes } = entry;
  const confirm = (of: string | null, text: string) => (
    <CallButton key="confirm" call={confirmBankReturn} input={{ id, version, undoes: of }} said={t("returnTaken")}>
      {text}
    </CallButton>
  );
  return (
    <Panel title={t("returned")}>
      <p>{t("returnedHint")}</p>
      {undoes.length > 0 && (
        <SmallTable
          label={t("returned")}
          columns={[
            field("bookedOn"),
            field("counterparty"),
            field("partyName"),
            field("receipt"),
            { title: field("reasons"), wide: true },
            { title: "", actions: true },
          ]}
          rows={undoes.map((one) => ({
            key: one.id,
            cells: [
              formatDate(one.bookedOn),
              one.counterparty,
              one.partyName,
              one.receipt,
              one.reasons.join(" · "),
              confirm(one.id, t("undoesThis")),
            ],
          }))}
        />
      )}
      {confirm(null, t("undoesNone"))}
    </Panel>
  );
}
