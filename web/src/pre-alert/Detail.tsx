import type { PreAlert, PreAlertField } from "@lading/contract/pre-alert";
import { nameBytes } from "@lading/contract/files";
import { isSea } from "@lading/contract/waybill";
import { Button } from "antd";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { downloadFile } from "#core/api";
import { formatDate, formatDecimal, formatMeasure, formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { MailHistory } from "#mail";
import { Facts, Note, StatusTag, type Fact, PortText } from "#ui";
import { Flag, Marks } from "./columns.tsx";
import { ContainerTable } from "./Containers.tsx";
import { HousePages } from "./HousePages.tsx";
import { HouseTable } from "./Houses.tsx";
import { StateTag, useLabels } from "./labels.tsx";
import { OwnLog } from "./OwnLog.tsx";

/** How a pre-alert stands, beside its number. */
export function AlertTags({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  return (
    <span className="alert-states">
      <span>{t(`directionOf.${alert.direction}`)}</span>
      <span>{labels.type(alert.type)}</span>
      <StateTag state={alert.state} />
      <Marks alert={alert} />
    </span>
  );
}

/** A pre-alert's page: what is to be known first, its facts, houses, files, where it was pushed, and its log. */
export function AlertDetail({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  const labels = useLabels();
  return (
    <div className="alert-detail">
      <Notes alert={alert} />
      <AlertFacts alert={alert} />
      <Section title={t("houses")}>
        {alert.hiddenHouses > 0 ? (
          <HousePages alert={alert} />
        ) : (
          <HouseTable houses={alert.houses} own={alert.worked} />
        )}
      </Section>
      {alert.containers.length > 0 && (
        <Section title={labels.field("containers")}>
          <ContainerTable containers={alert.containers} />
        </Section>
      )}
      <Section title={labels.field("files")}>
        {alert.storedFiles.length === 0 && <p className="muted">{t("noFiles")}</p>}
        <ul className="alert-files">
          {alert.storedFiles.map(({ id, path, name, size }) => (
            <li key={id}>
              <Button type="link" onClick={() => void downloadFile(path, name).catch(() => undefined)}>
                <bdi>{name}</bdi>
              </Button>
              <bdi className="muted">{nameBytes(size)}</bdi>
            </li>
          ))}
        </ul>
      </Section>
      {alert.direction === "sent" && <Pushes alert={alert} />}
      <MailHistory entity="preAlert" id={alert.id} />
      <OwnLog preAlertId={alert.id} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="alert-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Notes({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  const worked = { name: alert.workedByName, time: formatMoment(alert.workedAt) };
  return (
    <>
      {alert.withdrawn && <Note type="error" title={t("withdrawnNote")} />}
      {alert.heldAt !== null && <Note type="warning" title={t("heldNote", { time: formatMoment(alert.heldAt) })} />}
      {alert.numberFlagged && <Note type="warning" title={t("flagged")} />}
      {alert.worked && <Note type="success" title={t("workedBy", worked)} />}
    </>
  );
}

function AlertFacts({ alert }: { alert: PreAlert }) {
  const labels = useLabels();
  const fact = (field: PreAlertField, value: ReactNode): Fact => ({ label: labels.field(field), value });
  const main = (
    <span className="alert-number">
      {alert.waybillId === null ? (
        <bdi>{alert.mainNumber}</bdi>
      ) : (
        <Link to={`/waybillDetails/${alert.waybillId}`}>
          <bdi>{alert.mainNumber || labels.field("waybill")}</bdi>
        </Link>
      )}{" "}
      {alert.numberFlagged && <Flag />}
    </span>
  );
  return (
    <Facts
      facts={[
        fact("mainNumber", alert.mainNumber === "" && alert.waybillId === null ? "" : main),
        fact("partners", alert.partners),
        fact("carrier", alert.carrier),
        ...(isSea(alert.type)
          ? [fact("vessel", alert.vessel), fact("voyage", alert.voyage)]
          : [fact("flightNumber", alert.flightNumber)]),
        fact("loadingPort", <PortText port={alert.loadingPort} name={alert.loadingPortName || "–"} />),
        fact("destinationPort", <PortText port={alert.destinationPort} name={alert.destinationPortName || "–"} />),
        fact("transit", alert.transit),
        fact("etd", formatDate(alert.etd)),
        fact("atd", formatMoment(alert.atd)),
        fact("eta", formatDate(alert.eta)),
        fact("ata", formatMoment(alert.ata)),
        fact("originAgent", alert.originAgent),
        fact("destinationAgent", alert.destinationAgent),
        fact("totalHouses", formatDecimal(String(alert.totalHouses))),
        fact("packages", formatDecimal(String(alert.packages))),
        fact("weight", formatMeasure(alert.weight)),
        fact("volume", formatMeasure(alert.volume)),
        fact("cargoType", labels.cargo(alert.cargoType)),
        fact("createdByName", alert.createdByName),
        fact("createdAt", formatMoment(alert.createdAt)),
        fact("remark", alert.remark),
      ]}
    />
  );
}

/** To whom a sent one was pushed, and what came back. */
function Pushes({ alert }: { alert: PreAlert }) {
  const { t } = useTexts("pre-alert");
  return (
    <Section title={t("pushes")}>
      {alert.pushes.length === 0 && <p className="muted">{t("pushedNone")}</p>}
      <ul className="alert-pushes">
        {alert.pushes.map((push) => (
          <li key={push.companyCode}>
            <span>
              <strong>
                <bdi>{push.companyName}</bdi>
              </strong>{" "}
              <bdi className="muted">{push.companyCode}</bdi>
            </span>
            <span className="alert-states">
              <StateTag state={push.state} />
              {push.worked && <StatusTag tone="active">{t("worked")}</StatusTag>}
              {push.outcome === "held" && <StatusTag tone="bad">{t("held")}</StatusTag>}
              {!push.current && <StatusTag tone="warning">{t("outdated")}</StatusTag>}
            </span>
            <span className="muted">
              {t("pushedBy", { name: push.pushedByName, time: formatMoment(push.pushedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
