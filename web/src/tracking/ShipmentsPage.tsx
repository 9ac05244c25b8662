import "./tracking.css";
import { expressDetails, type TrackedShipment } from "@lading/contract/tracking";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTrackingEvents } from "#core/events";
import { useTexts } from "#core/i18n";
import { usePage } from "#core/page";
import { LightButton, PublicFrame } from "#ui/light";
import { addressOf, numbersOf } from "./address.ts";
import { NumbersForm } from "./NumbersForm.tsx";
import { Shipment } from "./Shipment.tsx";

/** The shipments of the numbers in the address, kept up to date while the page is open. */
export default function ShipmentsPage() {
  const { t } = useTexts("tracking");
  const { search } = usePage();
  const navigate = useNavigate();
  const numbers = numbersOf(search);
  return (
    <PublicFrame>
      <h1 className="visually-hidden">{t("shipments.title")}</h1>
      <NumbersForm
        key={numbers.join(",")}
        small
        initial={numbers.join(", ")}
        onAsk={(asked) => void navigate(addressOf(asked))}
      />
      {numbers.length === 0 ? <p className="lead">{t("shipments.none")}</p> : <Answer numbers={numbers} />}
    </PublicFrame>
  );
}

function Answer({ numbers }: { numbers: string[] }) {
  const { t } = useTexts("tracking");
  const { data, error, refetch, isPlaceholderData } = useRead(
    expressDetails,
    { numbers },
    { ownErrors: true, quiet: true },
  );
  useTrackingEvents(numbers, () => void refetch());
  if (error && !data)
    return (
      <div className="track-failed" role="alert">
        <p>{error.message}</p>
        <LightButton onClick={() => void refetch()}>{t("shipments.again")}</LightButton>
      </div>
    );
  if (!data || isPlaceholderData) return <Waiting count={numbers.length} />;
  return (
    <div className="track-results" aria-live="polite">
      {data.results.map(({ number, found, shipments, more }) => (
        <section key={number} aria-label={number}>
          {!found && <NotFound number={number} />}
          {shipments.map((shipment: TrackedShipment) => (
            <Shipment
              key={shipment.houseNumber}
              asked={number}
              shipment={shipment}
              isOpen={data.results.length === 1}
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
      <p>{t("shipments.notFound")}</p>
    </article>
  );
}

/** As high as what is coming, so that nothing jumps. */
function Waiting({ count }: { count: number }) {
  const { t } = useTexts("tracking");
  return (
    <div className="track-results" role="status" aria-label={t("shipments.loading")}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="shipment shipment-waiting" />
      ))}
    </div>
  );
}
