import "./tracking.css";
import "./results.css";
import type { AnswerOf } from "@lading/contract/core";
import { expressDetails } from "@lading/contract/tracking";
import { Link, useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTrackingEvents } from "#core/events";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { LightButton, PublicFrame } from "#ui/light";
import { addressOf, numbersOf } from "./address.ts";
import { NumbersForm } from "./NumbersForm.tsx";
import { Shipment } from "./Shipment.tsx";
import { shipmentKey, summaryOf, zoneName } from "./summary.ts";

type Results = AnswerOf<typeof expressDetails>["results"];

/** So many are read without opening each. */
const openAtFirst = 3;

/** The shipments of the numbers in the address, kept up to date while the page is open. */
export default function ShipmentsPage() {
  const { t } = useTexts("tracking");
  const { search } = usePage();
  const navigate = useNavigate();
  const numbers = numbersOf(search);
  return (
    <PublicFrame>
      <h1 className={numbers.length === 0 ? "" : "visually-hidden"}>{t("shipments.title")}</h1>
      {numbers.length === 0 && <p className="lead">{t("shipments.none")}</p>}
      <NumbersForm
        key={numbers.join(",")}
        small={numbers.length > 0}
        initial={numbers.join(", ")}
        onAsk={(asked) => void navigate(addressOf(asked))}
      />
      {numbers.length > 0 && <Answer numbers={numbers} />}
    </PublicFrame>
  );
}

function Answer({ numbers }: { numbers: string[] }) {
  const { t, word } = useTexts("tracking");
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(
    expressDetails,
    { numbers },
    { ownErrors: true, quiet: true },
  );
  useTrackingEvents(numbers, () => void refetch());
  if (error && !data)
    return (
      <div className="track-failed" role="alert">
        <h2>{t("shipments.failed")}</h2>
        <p>{error.message}</p>
        <LightButton busy={isFetching} onClick={() => void refetch()}>
          {word("retry")}
        </LightButton>
      </div>
    );
  if (!data || isPlaceholderData) return <Waiting count={numbers.length} />;
  return (
    <>
      <Overview results={data.results} />
      <Shipments results={data.results} />
    </>
  );
}

/** How it stands in one line, that the page follows by itself, and by which clock its times are. */
function Overview({ results }: { results: Results }) {
  const { t, language } = useTexts("tracking");
  const { delivered, underWay, missing } = summaryOf(results);
  const counts = [
    { name: "underWay", count: underWay },
    { name: "delivered", count: delivered },
    { name: "missing", count: missing },
  ] as const;
  return (
    <div className="track-overview">
      {results.length > 1 && (
        <p role="status">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ name, count }) => (
              <span key={name} className={`track-count count-${name}`}>
                {t(`summary.${name}`)} <b>{count}</b>
              </span>
            ))}
        </p>
      )}
      {underWay > 0 && <p className="track-live">{t("summary.live")}</p>}
      {underWay + delivered > 0 && <p>{t("summary.zone", { zone: zoneName(language) })}</p>}
    </div>
  );
}

function Shipments({ results }: { results: Results }) {
  const { t } = useTexts("tracking");
  const count = results.reduce((sum, { shipments }) => sum + shipments.length, 0);
  return (
    <div className="track-results">
      {results.map(({ number, found, shipments, more }) => (
        <section key={number} aria-label={number}>
          {!found && <NotFound number={number} />}
          {shipments.map((shipment) => (
            <Shipment
              key={shipmentKey(shipment)}
              asked={number}
              shipment={shipment}
              alone={count === 1}
              isOpen={count <= openAtFirst}
            />
          ))}
          {more > 0 && <p className="muted">{t("shipments.more", { count: more })}</p>}
        </section>
      ))}
    </div>
  );
}

function NotFound({ number }: { number: string }) {
  const { t } = useTexts("tracking");
  return (
    <article className="shipment shipment-missing">
      <h2>
        <bdi>{number}</bdi>
      </h2>
      <p>
        {t("shipments.notFound")} <Link to="/information">{t("shipments.help")}</Link>
      </p>
    </article>
  );
}

/** About as high as what is coming, so that little jumps. */
function Waiting({ count }: { count: number }) {
  const { t } = useTexts("tracking");
  return (
    <div role="status" aria-label={t("shipments.loading")}>
      <div className="track-overview" />
      <div className="track-results">
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={count > openAtFirst ? "shipment-waiting waiting-short" : "shipment-waiting"} />
        ))}
      </div>
    </div>
  );
}
