import { nameIn } from "@lading/contract/core";
import "./supplier.css";
import { loadOverseasAgentInfo } from "@lading/contract/supplier";
import { Button } from "antd";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { DetailPage, Facts, useCountries } from "#ui";
import { AdoptButton } from "./AdoptButton.tsx";
import { AgentTags } from "./AgentCard.tsx";
import { infoPage, servicePage, useLabels, type Agent, type Service } from "./labels.ts";
import { Quotes } from "./Quotes.tsx";
import { ServiceActions, useServiceEditing } from "./ServicesPage.tsx";

/** /overseasDetail?id=… or ?company=…: what an overseas agent quotes for its services. */
export default function AgentPage() {
  const { t, language } = useTexts("supplier");
  const { search, setTitle } = usePage();
  const [id, companyCode] = [search.get("id"), search.get("company") ?? ""];
  const read = useRead(loadOverseasAgentInfo, id === null ? { companyCode } : { id }, { ownErrors: true });
  const agent = read.data;
  const name = agent && nameIn(agent.name, agent.nameEn, language);
  useEffect(() => {
    if (name !== undefined) setTitle(name);
  }, [name, setTitle]);
  return (
    <DetailPage
      read={read}
      title={name ?? ""}
      extra={
        agent && (
          <>
            <bdi className="muted">{agent.number}</bdi>
            <AgentTags agent={agent} />
          </>
        )
      }
      actions={agent && <Actions agent={agent} />}
    >
      {agent && (
        <div className="supplier-parts">
          <AgentFacts agent={agent} />
          <AgentQuotes agent={agent} title={t("agents.quotes")} />
        </div>
      )}
    </DetailPage>
  );
}

function Actions({ agent }: { agent: Agent }) {
  const { t } = useTexts("supplier");
  const may = useMay();
  const navigate = useNavigate();
  if (agent.supplierId === null) return <AdoptButton companyCode={agent.offerCode} type="primary" opens />;
  const { supplierId, operations } = agent;
  return (
    <>
      <Button onClick={() => void navigate(`/basicInfoDetails?id=${supplierId}`)}>
        {t("agents.operations", { count: operations })}
      </Button>
      {may(`${infoPage}:view`) && (
        <Button onClick={() => void navigate(`/supplierDetail?id=${supplierId}`)}>{t("detail")}</Button>
      )}
    </>
  );
}

const ltr = (value: string) => (value === "" ? "" : <bdi dir="ltr">{value}</bdi>);

function AgentFacts({ agent }: { agent: Agent }) {
  const labels = useLabels();
  const { nameOf } = useCountries();
  return (
    <Facts
      facts={[
        { label: labels.field("supplierName"), value: agent.name },
        { label: labels.field("companyNameEn"), value: agent.nameEn },
        { label: labels.field("country"), value: nameOf(agent.country) },
        { label: labels.field("city"), value: agent.city },
        { label: labels.field("contact"), value: agent.contact },
        { label: labels.field("telephone"), value: ltr(agent.telephone) },
        { label: labels.field("email"), value: ltr(agent.email) },
        { label: labels.field("website"), value: ltr(agent.website) },
        { label: labels.field("remark"), value: agent.introduction, wide: true },
      ]}
    />
  );
}

/** An agent's quotes, to be added and changed where it is a supplier on file. */
function AgentQuotes({ agent, title }: { agent: Agent; title: string }) {
  const { supplierId, offerCode } = agent;
  if (supplierId === null) return <Quotes of={{ companyCode: offerCode }} title={title} />;
  return <SupplierQuotes supplierId={supplierId} title={title} />;
}

/** A supplier's services, with the way to add and change them. */
export function SupplierQuotes({ supplierId, title }: { supplierId: string; title: string }) {
  const may = useMay();
  const editing = useServiceEditing({ supplierId });
  return (
    <>
      <Quotes
        of={{ supplierId }}
        title={title}
        actions={editing.addButton}
        {...((may(`${servicePage}:edit`) || may(`${servicePage}:delete`)) && {
          rowActions: (service: Service) => (
            <ServiceActions service={service} editButton={editing.editButton(service)} />
          ),
        })}
      />
      {editing.modal}
    </>
  );
}
