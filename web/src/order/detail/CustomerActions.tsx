import { withdrawCustomerEntrustOrder, type CustomerOrder } from "@lading/contract/order";
import { Button } from "antd";
import { useNavigate } from "react-router";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { ConfirmButton } from "#ui";

/** A customer's actions on an order: change or withdraw it while nobody accepted it, or order the same again. */
export function CustomerActions({ order: { id, state } }: { order: CustomerOrder }) {
  const { t, word } = useTexts("order");
  const navigate = useNavigate();
  const withdraw = useCall(withdrawCustomerEntrustOrder);
  return (
    <>
      {state === "toAccept" && (
        <>
          <Button type="primary" onClick={() => void navigate(`/entrustOrderCreate?id=${id}`)}>
            {word("edit")}
          </Button>
          <ConfirmButton
            question={t("own.withdrawQuestion")}
            onConfirm={async () => {
              await withdraw.mutateAsync({ id });
              notify.success(t("own.withdrawn"));
            }}
          >
            {t("own.withdraw")}
          </ConfirmButton>
        </>
      )}
      <Button onClick={() => void navigate(`/entrustOrderCreate?copy=${id}`)}>{t("own.again")}</Button>
    </>
  );
}
