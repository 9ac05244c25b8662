import { getDepartureExpressList } from "@lading/contract/waybill";
import { useEffect } from "react";
import { Link } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { usePage, type PageProps } from "#core/page";
import { DetailPage } from "#ui";
import { useWaybillRights } from "../rights.ts";
import { DepartureForm } from "./DepartureForm.tsx";

/** /departureTrackingNo/:id: the express numbers of the shipments that leave with a waybill. */
export default function DeparturePage({ params }: PageProps) {
  const { t } = useTexts("waybill");
  const { setTitle } = usePage();
  const { addsEvents } = useWaybillRights();
  const id = params["id"] ?? "";
  const read = useRead(getDepartureExpressList, { id }, { ownErrors: true });
  const number = read.data?.number;

  useEffect(() => {
    if (number !== undefined) setTitle(t("departure.of", { number }));
  }, [number, setTitle, t]);

  return (
    <DetailPage
      read={read}
      title={t("departure.title")}
      extra={
        number !== undefined && (
          <Link to={`/waybillDetails/${id}`}>
            <bdi>{number}</bdi>
          </Link>
        )
      }
    >
      {read.data && <DepartureForm id={id} rows={read.data.rows} mayEdit={addsEvents} />}
    </DetailPage>
  );
}
