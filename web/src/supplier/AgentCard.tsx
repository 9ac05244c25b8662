import { nameIn } from "@lading/contract/core";
import { supplierServices } from "@lading/contract/supplier";
import { Link } from "react-router";
import { formatDate } from "#core/format";
import { useTexts } from "#core/i18n";
import { StateTag } from "#party";
import { StatusTag } from "#ui";
import { AdoptButton } from "./AdoptButton.tsx";
import { useLabels, type Agent } from "./labels.ts";

/** The page of an agent's quotes. */
function agentPath({ supplierId, offerCode }: Pick<Agent, "supplierId" | "offerCode">): string {
  return supplierId === null ? `/overseasDetail?company=${offerCode}` : `/overseasDetail?id=${supplierId}`;
}

/** Whether the company offers itself on Lading, and whether one should be careful. */
export function AgentTags({ agent }: { agent: Agent }) {
  const labels = useLabels();
  return (
    <>
      {agent.offerCode !== "" && <StatusTag tone="active">{labels.source("lading")}</StatusTag>}
      {agent.status !== "enabled" && <StateTag status={agent.status} />}
    </>
  );
}

/** An overseas agent in the grid. */
export function AgentCard({ agent }: { agent: Agent }) {
  const { t, language } = useTexts("supplier");
  const labels = useLabels();
  const { name, nameEn, city, contact, telephone, email, supplierId, operations, latestValidTo } = agent;
  const called = nameIn(name, nameEn, language);
  const offered = supplierServices.filter((service) => agent[service] > 0);
  return (
    <article className="agent-card">
      <header>
        <h3>
          <Link to={agentPath(agent)}>
            <bdi>{called}</bdi>
          </Link>
        </h3>
        <AgentTags agent={agent} />
      </header>
      {nameEn !== "" && nameEn !== name && <bdi className="muted">{called === name ? nameEn : name}</bdi>}
      <p>
        <bdi>{[city, contact].filter((part) => part !== "").join(" · ")}</bdi>
      </p>
      <p className="agent-reach">
        {telephone !== "" && <bdi dir="ltr">{telephone}</bdi>} {email !== "" && <bdi dir="ltr">{email}</bdi>}
      </p>
      <ul className="agent-services">
        {offered.length === 0 && <li className="muted">{t("agents.noServices")}</li>}
        {offered.map((service) => (
          <li key={service}>
            {labels.tab(service)} <strong>{agent[service]}</strong>
          </li>
        ))}
      </ul>
      {latestValidTo !== "" && <p className="muted">{t("agents.validTo", { date: formatDate(latestValidTo) })}</p>}
      <footer>
        <Link to={agentPath(agent)}>{t("agents.quotes")}</Link>
        {supplierId === null ? (
          <AdoptButton companyCode={agent.offerCode} size="small" />
        ) : (
          <Link to={`/basicInfoDetails?id=${supplierId}`}>{t("agents.operations", { count: operations })}</Link>
        )}
      </footer>
    </article>
  );
}
