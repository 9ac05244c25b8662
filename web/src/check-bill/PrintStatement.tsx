import { createStatementPdf, type PartySum } from "@lading/contract/check-bill";
import { useSubmission } from "#core/api";
import { useTexts } from "#core/i18n";
import { StatementDialog } from "./StatementDialog.tsx";

interface PrintStatementProps {
  party: PartySum;
  /** YYYY-MM-DD; the empty text for today. */
  asOf: string;
  onClose: () => void;
}

/** Prints the statement of all that was open with a party in a currency, as of today or of a past day. */
export function PrintStatement({ party, asOf, onClose }: PrintStatementProps) {
  const { t } = useTexts("check-bill");
  const print = useSubmission(createStatementPdf);
  const { partyKind, partyId, currency } = party;
  return (
    <StatementDialog
      title={t("statementOf", { party: party.partyName, currency })}
      asOf={asOf}
      {...(partyKind === "customer" && { payIntoIn: currency })}
      print={(asked) => print({ partyKind, partyId, currency, ...asked })}
      onClose={onClose}
    />
  );
}
