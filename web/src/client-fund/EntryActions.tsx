import { deleteClientFundFinanceEntry, postClientFundEntry, type ListedEntry } from "@lading/contract/client-fund";
import { Button } from "antd";
import { useCall } from "#core/api";
import { formatMoney } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { ConfirmButton } from "#ui";
import { WithReason } from "./WithReason.tsx";

interface EntryActionsProps {
  entry: ListedEntry;
  /** Buttons in a row are links. */
  link?: boolean;
  onRemove: () => void;
}

/** Buttons of finance: post an entry, delete it with a reason, or ask for its reversal. */
export function EntryActions({ entry, link = false, onRemove }: EntryActionsProps) {
  const { t, word } = useTexts("client-fund");
  const may = useMayCall();
  const post = useCall(postClientFundEntry);
  const { id, version, entryState, mayPost, reversalWaits } = entry;
  const type = link ? { type: "link" as const } : {};
  const isWaiting = entryState === "unsettle";
  const amount = formatMoney(entry.receivedAmount, entry.receivedCurrency);
  return (
    <>
      {mayPost && (
        <ConfirmButton
          {...(link ? type : { type: "primary" as const })}
          danger={false}
          question={t("postQuestion", { amount, customer: entry.customerName })}
          onConfirm={async () => {
            const { serialNumber } = await post.mutateAsync({ id, version });
            notify.success(t("posted", { number: serialNumber }));
          }}
        >
          {t("post")}
        </ConfirmButton>
      )}
      {(isWaiting || (entryState === "settled" && !reversalWaits)) && may(deleteClientFundFinanceEntry) && (
        <Button {...type} danger onClick={onRemove}>
          {isWaiting ? word("delete") : t("reverse")}
        </Button>
      )}
    </>
  );
}

/** Asks for the reason of a deletion, or of a reversal, which somebody else confirms. */
export function RemoveEntry({ entry, onClose }: { entry: ListedEntry; onClose: () => void }) {
  const { t, word } = useTexts("client-fund");
  const words =
    entry.entryState === "settled"
      ? {
          title: t("reverseTitle", { number: entry.serialNumber }),
          hint: t("reverseHint"),
          button: t("reverse"),
          done: t("reversalAsked"),
        }
      : { title: t("deleteTitle"), hint: t("deleteHint"), button: word("delete"), done: t("deletedDone") };
  return <WithReason call={deleteClientFundFinanceEntry} record={entry} words={words} onClose={onClose} />;
}
