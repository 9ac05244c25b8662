import type { AnswerOf } from "@lading/contract/core";
import { orderActions, type loadEntrustOrder } from "@lading/contract/order";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";

/** Operations on an order, newest first. */
export function OrderLog({ log }: Pick<AnswerOf<typeof loadEntrustOrder>, "log">) {
  const { word, language } = useTexts("order");
  if (log.length === 0) return null;
  return (
    <section className="order-part">
      <h2>{word("log")}</h2>
      <ol className="order-log">
        {log.map(({ id, action, userName, createdAt, detail }) => (
          <li key={id}>
            <span className="muted">{formatMoment(createdAt)}</span> {orderActions[action][language]}
            {userName !== "" && (
              <>
                {" · "}
                <bdi>{userName}</bdi>
              </>
            )}
            {detail !== "" && (
              <>
                {" · "}
                <bdi>{detail}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
