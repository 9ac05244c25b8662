import {
  addClientFundExchange,
  addClientFundPayBack,
  addClientFundTransfer,
  type Fund,
} from "@lading/contract/client-fund";
import { Button } from "antd";
import { useState } from "react";
import { useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { WriteOffButton } from "#write-off";
import { AskExchange } from "./ExchangeForm.tsx";
import { AskPayBack, AskTransfer } from "./MovementForms.tsx";

const forms = { transfer: AskTransfer, exchange: AskExchange, payBack: AskPayBack } as const;
const calls = {
  transfer: addClientFundTransfer,
  exchange: addClientFundExchange,
  payBack: addClientFundPayBack,
} as const;
const kinds = ["transfer", "exchange", "payBack"] as const;

/** Buttons for all that can be done with the available money of a fund. */
export function FundActions({ fund, link = false }: { fund: Fund; link?: boolean }) {
  const { t } = useTexts("client-fund");
  const may = useMayCall();
  const [open, setOpen] = useState<keyof typeof forms | null>(null);
  if (!/[1-9]/.test(fund.available)) return null;
  const Form = open && forms[open];
  return (
    <span className={link ? undefined : "fund-actions"}>
      {fund.fundClass === "business" && (
        <WriteOffButton
          type="receipt"
          partyKind="customer"
          partyId={fund.customerId}
          currency={fund.currency}
          fundId={fund.id}
          left={fund.available}
          {...(link && { kind: "link" as const })}
        >
          {t("writeOff")}
        </WriteOffButton>
      )}
      {kinds
        .filter((kind) => may(calls[kind]))
        .map((kind) => (
          <Button key={kind} {...(link && { type: "link" as const })} onClick={() => setOpen(kind)}>
            {t(kind)}
          </Button>
        ))}
      {Form && <Form fund={fund} onClose={() => setOpen(null)} />}
    </span>
  );
}
