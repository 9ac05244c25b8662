import { languageNames, languages } from "@lading/contract/core";
import { receiveMethodTexts, requestFieldTexts } from "@lading/contract/financial-request";
import {
  addPaymentLink,
  linkStateTexts,
  sendPaymentLink,
  withdrawPaymentLink,
  type WholePayment,
} from "@lading/contract/payment";
import { Button } from "antd";
import { useState } from "react";
import { useCall } from "#core/api";
import { formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { useMayCall } from "#core/menu";
import { notify } from "#core/notice";
import {
  CallButton,
  InputField,
  LinkToCopy,
  Note,
  Panel,
  RecordForm,
  Select,
  SmallTable,
  StatusTag,
  TabModal,
  TextField,
} from "#ui";

type Account = WholePayment["accounts"][number];
const tones = { good: "good", ended: "neutral", withdrawn: "bad" } as const;

/** Where the money went, with the links that payees have to it. */
export function Payees({ payment }: { payment: WholePayment }) {
  const { t, language } = useTexts("payment");
  const field = useFieldTexts(requestFieldTexts);
  return (
    <Panel title={field("accounts")}>
      <SmallTable
        label={field("accounts")}
        columns={[
          field("receiveMethod"),
          field("accountName"),
          field("bankName"),
          field("bankNumber"),
          { title: field("amount"), number: true },
          { title: t("link"), wide: true },
        ]}
        rows={payment.accounts.map((account) => ({
          key: String(account.place),
          cells: [
            receiveMethodTexts[account.receiveMethod][language],
            account.accountName,
            account.bankName,
            <bdi key="number" dir="ltr">
              {account.bankNumber}
            </bdi>,
            formatMoney(account.amount, payment.currency),
            <Links key="links" payment={payment} account={account} />,
          ],
        }))}
      />
      <p className="muted">{t("linkHint")}</p>
    </Panel>
  );
}

function Links({ payment: { id }, account: { place, links } }: { payment: WholePayment; account: Account }) {
  const { t, language } = useTexts("payment");
  const may = useMayCall();
  const make = useCall(addPaymentLink);
  const [url, setUrl] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  return (
    <div className="payment-links">
      {links.map((link) => (
        <div key={link.id}>
          <StatusTag tone={tones[link.state]}>{linkStateTexts[link.state][language]}</StatusTag>{" "}
          {link.sentTo !== "" && <bdi dir="ltr">{link.sentTo}</bdi>}{" "}
          <span className="muted">{t("endsOn", { at: formatMoment(link.endsOn) })}</span>
          {link.state === "good" && (
            <CallButton call={withdrawPaymentLink} input={{ linkId: link.id }} said={t("withdrawn")}>
              {t("withdraw")}
            </CallButton>
          )}
        </div>
      ))}
      {may(addPaymentLink) && (
        <div>
          <Button
            size="small"
            loading={make.isPending}
            onClick={() =>
              void make.mutateAsync({ id, place }).then(
                ({ link }) => setUrl(link),
                () => undefined,
              )
            }
          >
            {t("makeLink")}
          </Button>{" "}
          <Button size="small" onClick={() => setSending(true)}>
            {t("mailLink")}
          </Button>
        </div>
      )}
      <TabModal open={url !== null} title={t("link")} onCancel={() => setUrl(null)}>
        <Note type="warning" title={t("shownOnce")} />
        {url !== null && <LinkToCopy url={url} label={t("link")} opens />}
      </TabModal>
      {isSending && <SendLink id={id} place={place} onClose={() => setSending(false)} />}
    </div>
  );
}

function SendLink({ id, place, onClose }: { id: string; place: number; onClose: () => void }) {
  const { t, word, language } = useTexts("payment");
  return (
    <TabModal open title={t("mailLink")} onCancel={onClose}>
      <RecordForm
        call={sendPaymentLink}
        initial={{ language }}
        fixed={{ id, place }}
        submitText={word("send")}
        onCancel={onClose}
        onDone={({ delivered }) => {
          if (delivered === "smtp") notify.success(t("mailed"));
          else notify.warning(t("inOutbox"));
          onClose();
        }}
      >
        <TextField name="to" dir="ltr" inputMode="email" />
        <InputField name="language">
          <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
        </InputField>
      </RecordForm>
    </TabModal>
  );
}
