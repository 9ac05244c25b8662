import "./supplier.css";
import {
  deleteServiceInfo,
  exportCarTransportationServiceInfoList,
  exportTransportationServiceInfoList,
  exportValueAddedServiceInfoList,
  exportWarehousingServiceInfoList,
  getCarTransportationServiceInfoList,
  getTransportationServiceInfoList,
  getValueAddedServiceInfoList,
  getWarehousingServiceInfoList,
  supplierServices,
  type SupplierServiceKind,
} from "@lading/contract/supplier";
import type { ReactNode } from "react";
import { useCall } from "#core/api";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { usePage } from "#core/page";
import { usePreference } from "#core/preferences";
import { useExport } from "#jobs";
import { ConfirmButton, ListPage, Segments, useEditing } from "#ui";
import { AdoptButton } from "./AdoptButton.tsx";
import { servicePage as page, useLabels, type Service } from "./labels.ts";
import { useServiceColumns } from "./service-columns.tsx";
import { useServiceFilters } from "./service-filters.tsx";
import { ServiceForm } from "./ServiceForm.tsx";

/** /supplierManagement/supplierServiceInformation: what suppliers offer, a tab for each kind of service. */
export default function ServicesPage() {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { replaceSearch } = usePage();
  const [tab, setTab] = usePreference<SupplierServiceKind>("supplier.tab", "transport");
  const show = (next: SupplierServiceKind) => {
    // A tab's filters stand in the address: another tab has its own.
    replaceSearch(new URLSearchParams());
    setTab(next);
  };
  return (
    <div className="supplier-services">
      <Segments
        label={t("services.tab")}
        value={tab}
        onChange={show}
        options={supplierServices.map((value) => ({ value, label: labels.tab(value) }))}
      />
      {tab === "transport" && <Transport />}
      {tab === "motor" && <Motor />}
      {tab === "warehousing" && <Warehousing />}
      {tab === "valueAdded" && <ValueAdded />}
    </div>
  );
}

function Transport() {
  const exporting = useExport(exportTransportationServiceInfoList);
  return <Tab tab="transport" call={getTransportationServiceInfoList} exporting={exporting} />;
}

function Motor() {
  const exporting = useExport(exportCarTransportationServiceInfoList);
  return <Tab tab="motor" call={getCarTransportationServiceInfoList} exporting={exporting} />;
}

function Warehousing() {
  const exporting = useExport(exportWarehousingServiceInfoList);
  return <Tab tab="warehousing" call={getWarehousingServiceInfoList} exporting={exporting} />;
}

function ValueAdded() {
  const exporting = useExport(exportValueAddedServiceInfoList);
  return <Tab tab="valueAdded" call={getValueAddedServiceInfoList} exporting={exporting} />;
}

interface TabProps {
  tab: SupplierServiceKind;
  call:
    | typeof getTransportationServiceInfoList
    | typeof getCarTransportationServiceInfoList
    | typeof getWarehousingServiceInfoList
    | typeof getValueAddedServiceInfoList;
  exporting: ReturnType<typeof useExport>;
}

function Tab({ tab, call, exporting }: TabProps) {
  const columns = useServiceColumns(tab);
  const filters = useServiceFilters(tab);
  const editing = useServiceEditing({ tab });
  return (
    <>
      <ListPage
        call={call}
        columns={columns}
        filters={filters}
        toolbar={editing.addButton}
        rowActions={(service) => <ServiceActions service={service} editButton={editing.editButton(service)} />}
        onExport={exporting.start}
      />
      {exporting.card}
      {editing.modal}
    </>
  );
}

/** The form that adds and changes services: on a tab, or of one supplier. */
export function useServiceEditing(of: { tab: SupplierServiceKind } | { supplierId: string }) {
  const { t } = useTexts("supplier");
  return useEditing<Service>({
    page,
    words: { add: t("services.add"), editTitle: t("services.edit") },
    width: 860,
    form: (service, onClose) => <ServiceForm service={service} {...of} onClose={onClose} />,
  });
}

/** A supplier's or an own service is changed here; what is offered on Lading can be taken over. */
export function ServiceActions({ service, editButton }: { service: Service; editButton: ReactNode }) {
  const { t } = useTexts("supplier");
  const may = useMay();
  const remove = useCall(deleteServiceInfo);
  if (service.source === "lading")
    return service.supplierId === null ? <AdoptButton companyCode={service.offerCode} type="link" /> : null;
  return (
    <>
      {editButton}
      {may(`${page}:delete`) && (
        <ConfirmButton
          type="link"
          onConfirm={async () => {
            await remove.mutateAsync({ ids: [service.id] });
            notify.success(t("services.deleted"));
          }}
        />
      )}
    </>
  );
}
