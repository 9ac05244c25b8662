import "./financial-request.css";
import type { Call } from "@lading/contract/core";
import type {
  deleteOperatingExpenseRequest,
  submitOperatingExpenseRequest,
  WholeExpense,
  withdrawOperatingExpenseRequest,
} from "@lading/contract/financial-request";
import { Button } from "antd";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { ConfirmButton } from "#ui";

/** The calls of a kind of request; those of payroll take and answer the same as those of an expense. */
interface RequestCalls {
  submit: Twin<typeof submitOperatingExpenseRequest>;
  edit: Call;
  withdraw: Twin<typeof withdrawOperatingExpenseRequest>;
  remove: Twin<typeof deleteOperatingExpenseRequest>;
}

type Twin<C extends Call> = Call<C["input"], C["answer"]>;

interface RequestActionsProps {
  request: Pick<WholeExpense, "id" | "version" | "status" | "number" | "mayEdit">;
  calls: RequestCalls;
  onEdit: () => void;
}

/** Buttons of a request's own page, of an expense or of payroll: submit, edit, withdraw, and delete before its first number. */
export function RequestActions({ request, calls, onEdit }: RequestActionsProps) {
  const { t, word } = useTexts("financial-request");
  const { close } = usePage();
  const may = useMayCall();
  const submit = useCall(calls.submit);
  const withdraw = useCall(calls.withdraw);
  const remove = useCall(calls.remove);
  const { id, version, status, number, mayEdit } = request;
  if (!mayEdit) return null;
  const isFree = status === "unapply" || status === "cancel" || status === "reject";
  return (
    <span className="request-buttons">
      {isFree && may(calls.submit) && (
        <Button
          type="primary"
          loading={submit.isPending}
          onClick={() =>
            void submit.mutateAsync({ id, version }).then(
              (done) => notify.success(t("submitted", { number: done.number })),
              () => undefined,
            )
          }
        >
          {t("submit")}
        </Button>
      )}
      {may(calls.edit) && <Button onClick={onEdit}>{word("edit")}</Button>}
      {!isFree && may(calls.withdraw) && (
        <ConfirmButton
          question={t("withdrawQuestion")}
          onConfirm={async () => {
            await withdraw.mutateAsync({ id, version });
            notify.success(t("withdrawn"));
          }}
        >
          {t("withdraw")}
        </ConfirmButton>
      )}
      {number === "" && may(calls.remove) && (
        <ConfirmButton
          onConfirm={async () => {
            await remove.mutateAsync({ ids: [id] });
            notify.success(word("deleted"));
            close();
          }}
        />
      )}
    </span>
  );
}
