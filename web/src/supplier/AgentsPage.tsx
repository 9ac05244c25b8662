import "./supplier.css";
import { exportOverseasAgentList, getOverseasAgentList } from "@lading/contract/supplier";
import { Button } from "antd";
import { useMemo, useState, type CSSProperties } from "react";
import { useRead } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { usePage } from "#core/page";
import { useExport } from "#jobs";
import {
  defaultPageSize,
  Failed,
  filterInput,
  ListSearch,
  readAddress,
  TabModal,
  useCountries,
  writeAddress,
} from "#ui";
import { Icon } from "#ui/light";
import { AgentCard } from "./AgentCard.tsx";
import { useAgentFilters } from "./agent-filters.tsx";
import { agentPage as page, infoPage, type Agent } from "./labels.ts";
import { OfferForm } from "./OfferForm.tsx";
import { SupplierForm } from "./SupplierForm.tsx";

/** As many as a list's page holds; whoever has more narrows the search. */
const most = 200;

/** /supplierManagement/overseasGrid: overseas agents, country by country. */
export default function AgentsPage() {
  const { t, word } = useTexts("supplier");
  const may = useMay();
  const { search, replaceSearch, title } = usePage();
  const exporting = useExport(exportOverseasAgentList);
  const [open, setOpen] = useState<"agent" | "offer" | null>(null);
  const close = () => setOpen(null);
  const filters = useAgentFilters();
  const { filters: values } = useMemo(() => readAddress(search, filters), [search, filters]);
  const asked = { ...filterInput(values, filters), sort: "country" as const, order: "asc" as const };
  const { data, error, refetch } = useRead(getOverseasAgentList, { ...asked, pageSize: most });

  const show = (next: Record<string, unknown>) =>
    replaceSearch(writeAddress({ page: 1, pageSize: defaultPageSize, filters: next }, filters));

  return (
    <div className="agent-page">
      <h1 className="visually-hidden">{title}</h1>
      <ListSearch name={getOverseasAgentList.path} filters={filters} values={values} onSearch={show} />
      <div className="agent-toolbar">
        {may(`${infoPage}:add`) && (
          <Button type="primary" onClick={() => setOpen("agent")}>
            {t("agents.add")}
          </Button>
        )}
        {may(`${page}:approve`) && <Button onClick={() => setOpen("offer")}>{t("offer.action")}</Button>}
        {exporting.start && (
          <Button icon={<Icon name="download" />} onClick={() => exporting.start?.(asked)}>
            {word("export")}
          </Button>
        )}
      </div>
      {exporting.card}
      {error && !data && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data && <Countries agents={data.rows} />}
      {data && data.total > data.rows.length && (
        <p className="muted">{t("agents.more", { count: data.rows.length })}</p>
      )}
      <TabModal open={open === "agent"} title={t("agents.add")} width={860} onCancel={close}>
        <SupplierForm supplier={null} kind="overseasAgent" onClose={close} />
      </TabModal>
      <TabModal open={open === "offer"} title={t("offer.action")} width={860} onCancel={close}>
        <OfferForm onClose={close} />
      </TabModal>
    </div>
  );
}

/** The agents of each country under its name, in the order of the names. */
function Countries({ agents }: { agents: readonly Agent[] }) {
  const { t, language } = useTexts("supplier");
  const { nameOf } = useCountries();
  if (agents.length === 0)
    return (
      <div className="list-nothing">
        <Icon name="globe" />
        <p>{t("agents.none")}</p>
      </div>
    );
  const codes = [...new Set(agents.map(({ country }) => country))];
  const countries = codes
    .map((code) => ({ code, name: nameOf(code), own: agents.filter(({ country }) => country === code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="agent-countries">
      {countries.map(({ code, name, own }) => (
        <section
          key={code}
          className="agent-country"
          aria-label={name}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's styles know no custom properties
          style={{ "--agents": Math.min(own.length, 4) } as CSSProperties}
        >
          <h2>
            <bdi>{name}</bdi> <span className="muted">{own.length}</span>
          </h2>
          <div className="agent-grid">
            {own.map((agent) => (
              <AgentCard key={agent.id} agent={agent} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
