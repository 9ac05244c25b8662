import "./completion.css";
import { getPaymentCompletion, paymentFieldTexts } from "@lading/contract/payment";
import type { AnswerOf } from "@lading/contract/core";
import { useLocation } from "react-router";
import { useRead } from "#core/api";
import { formatDate, formatMoment, formatMoney } from "#core/format";
import { useFieldTexts, useTexts } from "#core/i18n";
import { LightButton, PublicFrame } from "#ui/light";

const form = /^[\w-]{43}$/;

/**
 * /payCompletion#…: a payee sees what was paid, without an account. The token stands after the `#`, so it never leaves the
 * browser in an address.
 */
export default function CompletionPage() {
  const { t, word } = useTexts("payment");
  const token = useLocation().hash.slice(1);
  const isLink = form.test(token);
  const { data, error, refetch, isFetching } = useRead(
    getPaymentCompletion,
    { token: isLink ? token : "x".repeat(43) },
    { ownErrors: true },
  );
  if (data) return <Shown {...data} />;
  if (error?.failure === "refused" && error.status < 429)
    return (
      <PublicFrame>
        <h1>{t("completion.notOpen")}</h1>
        <p className="lead">{error.message}</p>
      </PublicFrame>
    );
  return (
    <PublicFrame>
      {error ? (
        <div role="alert">
          <h1>{t("completion.failed")}</h1>
          <p className="lead">{error.message}</p>
          <LightButton busy={isFetching} onClick={() => void refetch()}>
            {word("retry")}
          </LightButton>
        </div>
      ) : (
        <div className="completion-waiting" role="status" aria-label={word("refresh")} />
      )}
    </PublicFrame>
  );
}

function Shown({ payer, amount, currency, paidOn, number, lastFour, endsOn }: AnswerOf<typeof getPaymentCompletion>) {
  const { t } = useTexts("payment");
  const field = useFieldTexts(paymentFieldTexts);
  return (
    <PublicFrame>
      <section className="completion" aria-labelledby="completion-title">
        <h1 id="completion-title">{t("completion.title")}</h1>
        <p className="completion-amount">
          <bdi dir="ltr">{formatMoney(amount, currency)}</bdi>
        </p>
        <dl>
          <dt>{t("completion.payer")}</dt>
          <dd>
            <bdi>{payer}</bdi>
          </dd>
          <dt>{field("paidOn")}</dt>
          <dd>{formatDate(paidOn)}</dd>
          <dt>{t("completion.number")}</dt>
          <dd>
            <bdi dir="ltr">{number}</bdi>
          </dd>
          {lastFour !== "" && (
            <>
              <dt>{t("completion.account")}</dt>
              <dd>
                <bdi dir="ltr">•••• {lastFour}</bdi>
              </dd>
            </>
          )}
        </dl>
        <p className="muted">{t("completion.ends", { at: formatMoment(endsOn) })}</p>
      </section>
    </PublicFrame>
  );
}
