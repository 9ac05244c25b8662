import { nameIn } from "@lading/contract/core";
import { licenceTexts } from "@lading/contract/party";
import "./supplier.css";
import {
  deleteSupplierInfoRecord,
  editSupplierInfoRecordState,
  exportSupplierInfoRecordList,
  getMainBusinessList,
  getSupplierInfoRecordList,
  supplierKinds,
  supplierKindTexts,
} from "@lading/contract/supplier";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import { useExport } from "#jobs";
import { stateFilter, StateForm, StateTag, textFilter, yesNoFilter } from "#party";
import {
  ConfirmButton,
  CountrySelect,
  daysFilter,
  DecimalRangeInput,
  type ListColumn,
  type ListFilter,
  ListPage,
  numbersFilter,
  Select,
  TabModal,
  useCountries,
} from "#ui";
import { ImportSuppliers } from "./ImportSuppliers.tsx";
import { infoPage as page, useLabels, type Supplier } from "./labels.ts";
import { SupplierForm } from "./SupplierForm.tsx";

type Open = { kind: "add" | "import" } | { kind: "edit" | "state"; supplier: Supplier };

/** /supplierManagement/suppliereInformation */
export default function SuppliersPage() {
  const { t, word } = useTexts("supplier");
  const may = useMay();
  const columns = useColumns();
  const filters = useFilters();
  const exporting = useExport(exportSupplierInfoRecordList);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <ListPage
        call={getSupplierInfoRecordList}
        columns={columns}
        filters={filters}
        toolbar={
          <>
            {may(`${page}:add`) && (
              <>
                <Button type="primary" onClick={() => setOpen({ kind: "add" })}>
                  {t("add")}
                </Button>
                <Button onClick={() => setOpen({ kind: "import" })}>{word("import")}</Button>
              </>
            )}
            <Button onClick={() => void navigate("/answerDetail")}>{t("questionnaires")}</Button>
          </>
        }
        rowActions={(supplier) => <RowActions supplier={supplier} onWork={(kind) => setOpen({ kind, supplier })} />}
        onExport={exporting.start}
      />
      {exporting.card}
      <SupplierDialogs open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** Dialogs over the list, or over a supplier's page. */
export function SupplierDialogs({ open, onClose }: { open: Open | null; onClose: () => void }) {
  const { t, word } = useTexts("supplier");
  const supplier = open && "supplier" in open ? open.supplier : null;
  const isForm = open?.kind === "add" || open?.kind === "edit";
  return (
    <>
      <TabModal open={isForm} title={t(supplier ? "editTitle" : "add")} width={860} onCancel={onClose}>
        <SupplierForm supplier={supplier} onClose={onClose} />
      </TabModal>
      <TabModal open={open?.kind === "import"} title={word("import")} width={720} onCancel={onClose}>
        <ImportSuppliers onClose={onClose} />
      </TabModal>
      <TabModal open={open?.kind === "state"} title={t("state.change")} onCancel={onClose}>
        {supplier && (
          <StateForm call={editSupplierInfoRecordState} party={supplier} hint={t("state.hint")} onClose={onClose} />
        )}
      </TabModal>
    </>
  );
}

interface WorkProps {
  supplier: Supplier;
  onWork: (work: "edit" | "state") => void;
}

function RowActions({ supplier, onWork }: WorkProps) {
  const { t, word } = useTexts("supplier");
  const may = useMay();
  const remove = useCall(deleteSupplierInfoRecord);
  return (
    <>
      {may(`${page}:edit`) && (
        <Button type="link" onClick={() => onWork("edit")}>
          {word("edit")}
        </Button>
      )}
      {may(`${page}:approve`) && (
        <Button type="link" onClick={() => onWork("state")}>
          {t("state.change")}
        </Button>
      )}
      {may(`${page}:delete`) && (
        <ConfirmButton
          type="link"
          {...(supplier.services > 0 && { question: t("deleteServices", { count: supplier.services }) })}
          onConfirm={async () => {
            await remove.mutateAsync({ ids: [supplier.id] });
            notify.success(t("deleted"));
          }}
        />
      )}
    </>
  );
}

const ltr = (value: string) => <bdi dir="ltr">{value}</bdi>;

function useColumns(): ListColumn<Supplier>[] {
  const { t, language } = useTexts("supplier");
  const labels = useLabels();
  const { nameOf } = useCountries();
  const plain = (
    key: keyof Supplier & Parameters<typeof labels.field>[0],
    more: Partial<ListColumn<Supplier>> = {},
  ): ListColumn<Supplier> => ({ key, title: labels.field(key), ...more });
  return [
    plain("supplierNumber", { card: "line", sort: "supplierNumber", width: 120 }),
    plain("supplierName", {
      card: "head",
      sort: "supplierName",
      width: 240,
      long: true,
      render: ({ id, supplierName, companyNameEn }) => (
        <Link to={`/supplierDetail?id=${id}`}>
          <bdi>{nameIn(supplierName, companyNameEn, language)}</bdi>
        </Link>
      ),
    }),
    plain("status", { card: "tag", sort: "status", width: 110, render: (supplier) => <StateTag {...supplier} /> }),
    plain("companyNameEn", { sort: "companyNameEn", hidden: true }),
    plain("shortName", { sort: "shortName", hidden: true }),
    plain("kind", { card: "line", sort: "kind", render: ({ kind }) => labels.kind(kind) }),
    plain("mainBusiness", {
      hidden: true,
      width: 220,
      render: ({ mainBusiness }) => mainBusiness.map((one) => labels.business(one)).join(" · "),
    }),
    plain("country", { card: "line", sort: "country", render: ({ country }) => nameOf(country) }),
    plain("city", { hidden: true, sort: "city", render: ({ cityName }) => cityName }),
    plain("contacts", { hidden: true, render: ({ contacts }) => contacts[0]?.contact ?? "" }),
    plain("telephone", {
      card: "line",
      render: ({ telephone, contacts }) => ltr(telephone || (contacts[0]?.telephone ?? "")),
    }),
    plain("email", { hidden: true }),
    plain("website", { hidden: true }),
    plain("address", { hidden: true }),
    plain("companyCode", { hidden: true }),
    { key: "services", hidden: true, title: t("services.count"), sort: "services", align: "end" },
    plain("licence", { hidden: true, render: ({ licence }) => licenceTexts[licence ? "true" : "false"][language] }),
    plain("remark", { hidden: true }),
    plain("addPeople", { sort: "addPeople", hidden: true }),
    plain("createdAt", { hidden: true, sort: "createdAt", render: ({ createdAt }) => formatMoment(createdAt) }),
  ];
}

function useFilters(): ListFilter[] {
  const { t, word, language } = useTexts("supplier");
  const labels = useLabels();
  const { options: countries } = useCountries();
  const businesses = useRead(getMainBusinessList, {}, { quiet: true, ownErrors: true }).data?.rows;
  return useMemo<ListFilter[]>(
    () => [
      numbersFilter(word("search"), t("searchHint")),
      {
        name: "mainBusiness",
        label: labels.field("mainBusiness"),
        field: (
          <Select
            allowClear
            showSearch={{ optionFilterProp: "label" }}
            options={
              businesses?.map(({ key, name, suppliers }) => ({ value: key, label: `${name} (${suppliers})` })) ??
              labels.businesses
            }
          />
        ),
      },
      { name: "country", label: labels.field("country"), field: <CountrySelect options={countries} /> },
      {
        name: "kind",
        label: labels.field("kind"),
        field: <Select allowClear options={labels.options(supplierKindTexts, supplierKinds)} />,
      },
      textFilter("city", labels.field("city")),
      stateFilter(language),
      {
        name: "services",
        kind: "range",
        ends: ["servicesFrom", "servicesTo"],
        label: t("services.count"),
        field: <DecimalRangeInput scale={0} label={t("services.count")} />,
      },
      yesNoFilter("hasLicence", labels.field("licence"), [licenceTexts.true[language], licenceTexts.false[language]]),
      textFilter("addPeople", labels.field("addPeople")),
      daysFilter("created", labels.field("createdAt")),
    ],
    [t, language, labels, countries, businesses, word],
  );
}
