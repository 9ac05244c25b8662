import "./supplier.css";
import type { AnswerOf } from "@lading/contract/core";
import {
  ladingCompanyBecomesQiAnSupplier,
  loadLadingSupplierOffer,
  withdrawLadingSupplierOffer,
} from "@lading/contract/supplier";
import { Button, Checkbox, Form, Input, Skeleton } from "antd";
import { useState } from "react";
import { useCall, useRead } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { useMay } from "#core/menu";
import { notify } from "#core/notice";
import {
  CityInput,
  ConfirmButton,
  CountrySelect,
  Failed,
  Note,
  RecordForm,
  Select,
  StatusTag,
  useCountries,
} from "#ui";
import { servicePage, useLabels, type Service } from "./labels.ts";
import { Quotes } from "./Quotes.tsx";
import { ServiceForm } from "./ServiceForm.tsx";
import { ServiceActions } from "./ServicesPage.tsx";

type Loaded = AnswerOf<typeof loadLadingSupplierOffer>;

/** Offers the company to the other companies on Lading, with those of its own services that it chooses. */
export function OfferForm({ onClose }: { onClose: () => void }) {
  const read = useRead(loadLadingSupplierOffer, {}, { ownErrors: true });
  if (read.data) return <Offer loaded={read.data} onClose={onClose} />;
  if (read.error) return <Failed message={read.error.message} onRetry={() => void read.refetch()} />;
  return <Skeleton active />;
}

function Offer({ loaded: { offer, companyName, companyCode }, onClose }: { loaded: Loaded; onClose: () => void }) {
  const { t } = useTexts("supplier");
  const withdraw = useCall(withdrawLadingSupplierOffer);
  const [chosen, setChosen] = useState<readonly string[]>(offer?.serviceIds ?? []);
  return (
    <div className="supplier-offer">
      <Note
        type={offer ? "success" : "info"}
        title={
          offer
            ? t("offer.since", { name: offer.offeredByName, time: formatMoment(offer.offeredAt) })
            : t("offer.notYet")
        }
        description={t("offer.hint", { name: companyName, code: companyCode })}
      />
      <OwnServices chosen={chosen} onChoose={setChosen} />
      <RecordForm
        call={ladingCompanyBecomesQiAnSupplier}
        initial={offer ?? { asSupplier: true, asAgent: true }}
        toInput={({ offeredAt: _a, offeredByName: _n, serviceIds: _s, ...values }) => ({
          ...values,
          serviceIds: chosen,
        })}
        submitText={t(offer ? "offer.again" : "offer.do")}
        onDone={({ offered }) => {
          notify.success(t("offer.done", { count: offered }));
          onClose();
        }}
        onCancel={onClose}
      >
        <Fields />
      </RecordForm>
      {offer && (
        <ConfirmButton
          question={t("offer.withdrawQuestion")}
          onConfirm={async () => {
            await withdraw.mutateAsync({});
            notify.success(t("offer.withdrawn"));
            onClose();
          }}
        >
          {t("offer.withdraw")}
        </ConfirmButton>
      )}
    </div>
  );
}

/** The company's description of itself. */
function Fields() {
  const { t } = useTexts("supplier");
  const labels = useLabels();
  const { options } = useCountries();
  const line = (name: "contact" | "telephone" | "email" | "website", max: number, required = false) => (
    <Form.Item name={name} label={labels.field(name)} required={required}>
      <Input maxLength={max} dir={name === "contact" ? "auto" : "ltr"} />
    </Form.Item>
  );
  return (
    <>
      <Form.Item name="asSupplier" valuePropName="checked">
        <Checkbox>{t("offer.asSupplier")}</Checkbox>
      </Form.Item>
      <Form.Item name="asAgent" valuePropName="checked">
        <Checkbox>{t("offer.asAgent")}</Checkbox>
      </Form.Item>
      <div className="supplier-fields">
        <Form.Item name="country" label={labels.field("country")} required>
          <CountrySelect options={options} />
        </Form.Item>
        <Form.Item name="city" label={labels.field("city")} required>
          <CityInput />
        </Form.Item>
        {line("contact", 80, true)}
        {line("telephone", 40)}
        {line("email", 500)}
        {line("website", 200)}
        <Form.Item name="mainBusiness" label={labels.field("mainBusiness")}>
          <Select mode="multiple" allowClear options={labels.businesses} showSearch={{ optionFilterProp: "label" }} />
        </Form.Item>
      </div>
      <Form.Item name="introduction" label={t("offer.introduction")}>
        <Input.TextArea maxLength={1000} autoSize={{ minRows: 2 }} dir="auto" />
      </Form.Item>
    </>
  );
}

interface OwnServicesProps {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The company's own services, to be ticked, added and changed. */
function OwnServices({ chosen, onChoose }: OwnServicesProps) {
  const { t, word } = useTexts("supplier");
  const may = useMay();
  /** The edited service; null: a new one, undefined: the form is closed. */
  const [edited, setEdited] = useState<Service | null>();
  if (edited !== undefined)
    return (
      <section className="panel">
        <h3>{t(edited ? "services.edit" : "offer.addService")}</h3>
        <ServiceForm service={edited} supplierId={null} onClose={() => setEdited(undefined)} />
      </section>
    );
  const tick = ({ id, published }: Service) => (
    <span className="offer-tick">
      <Checkbox
        aria-label={t("offer.offered")}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
      />
      {published === "changed" && <StatusTag tone="warning">{t("offer.changed")}</StatusTag>}
    </span>
  );
  return (
    <Quotes
      of={{ source: "own" }}
      title={t("offer.services")}
      mark={{ title: t("offer.offered"), of: tick }}
      actions={may(`${servicePage}:add`) && <Button onClick={() => setEdited(null)}>{t("offer.addService")}</Button>}
      rowActions={(service) => (
        <ServiceActions
          service={service}
          editButton={
            may(`${servicePage}:edit`) && (
              <Button type="link" onClick={() => setEdited(service)}>
                {word("edit")}
              </Button>
            )
          }
        />
      )}
    />
  );
}
