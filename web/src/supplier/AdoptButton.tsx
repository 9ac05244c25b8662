import { adoptLadingSupplier } from "@lading/contract/supplier";
import { Button, type ButtonProps } from "antd";
import { useNavigate } from "react-router";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { infoPage } from "./labels.ts";

interface AdoptButtonProps extends Pick<ButtonProps, "type" | "size"> {
  companyCode: string;
  /** Shows the new supplier's page. */
  opens?: boolean;
}

/** Takes a company that offers itself on Lading over as a supplier of one's own. */
export function AdoptButton({ companyCode, opens = false, ...button }: AdoptButtonProps) {
  const { t } = useTexts("supplier");
  const may = useMay();
  const navigate = useNavigate();
  const adopt = useCall(adoptLadingSupplier);
  if (!may(`${infoPage}:add`)) return null;

  async function take(): Promise<void> {
    const { id, supplierNumber } = await adopt.mutateAsync({ companyCode });
    notify.success(t("offer.adopted", { number: supplierNumber }));
    if (opens) void navigate(`/supplierDetail?id=${id}`);
  }

  return (
    <Button {...button} loading={adopt.isPending} onClick={() => void take().catch(() => undefined)}>
      {t("offer.adopt")}
    </Button>
  );
}
