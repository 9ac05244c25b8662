import { contractPage, deleteContract } from "@lading/contract/customer-contract";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { ConfirmButton } from "#ui";
import { useCreditSettings, type Contract } from "./contract.ts";

interface DeleteContractProps {
  contract: Contract;
  type?: "link";
  onDone?: () => void;
}

/** Deletes a contract; one with terms of credit only by those who may release it. */
export function DeleteContract({ contract, type, onDone }: DeleteContractProps) {
  const { t } = useTexts("customer-contract");
  const may = useMay();
  const remove = useCall(deleteContract);
  const hasTerms = contract.creditDays !== null || contract.creditAmount !== "" || contract.creditLimit !== "";
  const { mayRelease } = useCreditSettings(hasTerms);
  if (!may(`${contractPage}:delete`) || (hasTerms && !mayRelease)) return null;
  return (
    <ConfirmButton
      {...(type && { type })}
      question={t("deleteQuestion", { number: contract.contractNumber })}
      onConfirm={async () => {
        await remove.mutateAsync({ ids: [contract.id] });
        notify.success(t("deleted"));
        onDone?.();
      }}
    />
  );
}
