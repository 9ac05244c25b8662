import { boxUnitNames } from "@lading/contract/waybill";
import { Form } from "antd";
import { useMemo } from "react";
import { today } from "#core/format";
import { useTexts } from "#core/i18n";
import { useSession } from "#core/session";
import { CurrencyInput } from "#currency";
import { DecimalInput, Segments, Select } from "#ui";
import { CustomerFields } from "../form/CustomerFields.tsx";
import { emptyForm, lastUsedOf } from "../form/defaults.ts";
import { Field, TextInput } from "../form/Field.tsx";
import { KindContext, shapeOf, type FormKind } from "../form/kind.ts";
import { PeopleFields, useStaff } from "../form/PeopleFields.tsx";
import { Section } from "../form/Section.tsx";
import { useLastUsed } from "../form/use-last-used.ts";
import { useLabels } from "../labels.ts";
import type { Completion } from "./draft.ts";

/** First values of the completion: people and warehouse of the last waybill, as for a typed waybill. */
export function useCompletion() {
  const { people, warehouses } = useStaff();
  const session = useSession();
  const [last, setLast] = useLastUsed();
  const known = { today: today(), userId: session?.UserId ?? null, people, warehouses, last };
  const { items: _items, shippingDate: _date, ...empty } = emptyForm(known);
  const initial = { ...empty, customerOf: "shipper", boxUnit: "carton", customsCode: "", unitPrice: "" };
  return { initial, remember: (completion: Completion) => setLast(lastUsedOf(last, { ...completion })) };
}

/** Fields that no message holds. A house's own code and value go before the ones filled in here. */
export function CompletionFields({ hasHouses }: { hasHouses: boolean }) {
  const { language } = useTexts("waybill");
  const kind = useMemo<FormKind>(
    () => ({ type: 1, isMain: false, shape: shapeOf(1, { isMain: false, isEdit: false }), language }),
    [language],
  );
  return (
    <KindContext value={kind}>
      <div className="waybill-form message-completion">
        <PeopleFields folds={false} />
        {hasHouses && <GoodsOnce />}
      </div>
    </KindContext>
  );
}

function GoodsOnce() {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const customerOf = Form.useWatch<Completion["customerOf"] | undefined>("customerOf");
  return (
    <Section title={t("messageImport.once")}>
      <Form.Item name="customerOf" label={labels.field("customerId")} className="message-customer">
        <CustomerOf />
      </Form.Item>
      {customerOf === "one" && <CustomerFields />}
      <Field name="customsCode" extra={t("messageImport.whereNone")}>
        <TextInput dir="ltr" />
      </Field>
      <Form.Item name="unitPrice" label={t("messageImport.unitPrice")} required extra={t("messageImport.whereNone")}>
        <DecimalInput scale={4} />
      </Form.Item>
      <Form.Item name="currency" label={labels.field("currency")} required>
        <CurrencyInput short />
      </Form.Item>
      <Form.Item name="boxUnit" label={labels.field("boxUnit")} required>
        <Select options={boxUnitNames.map((unit) => ({ value: unit, label: labels.boxUnit(unit) }))} />
      </Form.Item>
    </Section>
  );
}

function CustomerOf({
  value = "shipper",
  onChange,
}: {
  value?: Completion["customerOf"];
  onChange?: (value: Completion["customerOf"]) => void;
}) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <Segments
      label={labels.field("customerId")}
      value={value}
      onChange={(chosen) => onChange?.(chosen)}
      options={[
        { value: "shipper", label: t("messageImport.customerShipper") },
        { value: "one", label: t("messageImport.customerOne") },
      ]}
    />
  );
}
