import { deliveryServiceNames, deliveryServices, exportTypeNames, exportTypes } from "@lading/contract/order";
import {
  isAir,
  isSea,
  tradeTerms,
  waybillTypeNumbers,
  type WaybillField,
  type WaybillType,
  waybillFieldTexts,
} from "@lading/contract/waybill";
import { Form, Input } from "antd";
import type { ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { CustomerSelect } from "#customer";
import { FieldWarnings, PartyFieldWarnings } from "#market-risk";
import { CurrencyInput } from "#currency";
import { CityInput, CountrySelect, DateInput, Fold, Select } from "#ui";
import { DestinationPort } from "#waybill";
import { useNames } from "../names.ts";
import { ItemsField } from "./ItemsField.tsx";
import { PartyName } from "./PartyName.tsx";
import { PortField } from "./PortField.tsx";

/** For whom staff record an order. */
export function CustomerChoice() {
  const { field } = useNames();
  return (
    <Part title={field("customerId")}>
      <Form.Item name="customerId" label={field("customerId")} required>
        <CustomerSelect />
      </Form.Item>
      <FieldWarnings customer="customerId" />
    </Part>
  );
}

interface OrderFieldsProps {
  /** Staff choose among the customers and addresses that their company knows; a customer never sees another. */
  picksParties: boolean;
  /** The customer's own country and city, which a new order begins with as its destination. */
  proposed?: { country: string; city: string } | undefined;
}

/** Everything that an order asks for, in the order in which one thinks of it. */
export function OrderFields({ picksParties, proposed }: OrderFieldsProps) {
  const { word, language } = useTexts("order");
  const { field } = useNames();
  const type = Form.useWatch<WaybillType | undefined>("type") ?? 3;
  const kind = isAir(type) ? "air" : isSea(type) ? "sea" : undefined;
  return (
    <>
      <Shipment kind={kind} proposed={proposed} />
      <Terms kind={kind} />
      <Part title={waybillFieldTexts.items[language]}>
        <GoodsHead />
        <ItemsField />
      </Part>
      <Party who="consignee" isDoor={type >= 3} picks={picksParties} />
      <Party who="shipper" fold="order.shipper" isDoor={false} picks={picksParties} />
      <Part title={word("furtherDetails")} fold="order.more">
        <Form.Item name="customerReference" label={field("customerReference")}>
          <Input maxLength={60} dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="readyDate" label={field("readyDate")}>
          <DateInput />
        </Form.Item>
        <Form.Item name="remark" label={field("remark")} className="order-wide">
          <Input.TextArea maxLength={500} rows={3} dir="auto" />
        </Form.Item>
      </Part>
    </>
  );
}

/** A titled group of fields; one that can be folded has a name for that. */
function Part({ title, fold, children }: { title: string; fold?: string | undefined; children: ReactNode }) {
  const fields = <div className="order-fields">{children}</div>;
  return (
    <section className="order-part">
      {fold === undefined ? (
        <>
          <h2>{title}</h2>
          {fields}
        </>
      ) : (
        <Fold name={fold} title={<h2>{title}</h2>}>
          {fields}
        </Fold>
      )}
    </section>
  );
}

/** By what it goes; nothing for an express shipment, which has no ports. */
type Kind = "air" | "sea" | undefined;

function Shipment({ kind, proposed }: { kind: Kind } & Pick<OrderFieldsProps, "proposed">) {
  const { t } = useTexts("order");
  const { field, typeOf, countries } = useNames();
  return (
    <Part title={t("form.shipment")}>
      <Form.Item name="type" label={field("type")} required>
        <Select options={waybillTypeNumbers.map((one) => ({ value: one, label: typeOf(one) }))} />
      </Form.Item>
      <Form.Item name="destinationCountry" label={field("country")} required>
        <CountrySelect options={countries} />
      </Form.Item>
      <Form.Item name="destinationCity" label={field("city")} required>
        <CityInput countryField="destinationCountry" />
      </Form.Item>
      {kind && (
        <Form.Item name="destinationPort" label={field("destinationPort")}>
          <DestinationPort
            kind={kind}
            fields={{ country: "destinationCountry", city: "destinationCity" }}
            proposed={proposed && { country: proposed.country, cityEn: proposed.city }}
          />
        </Form.Item>
      )}
    </Part>
  );
}

/** How the goods are handed over, and on which terms. */
function Terms({ kind }: { kind: Kind }) {
  const { t, language } = useTexts("order");
  const { field } = useNames();
  return (
    <Part title={t("form.terms")} fold="order.terms">
      <Form.Item name="deliveryService" label={field("deliveryService")}>
        <Select
          options={deliveryServiceNames.map((name) => ({ value: name, label: deliveryServices[name][language] }))}
        />
      </Form.Item>
      <Form.Item name="deliveryCity" label={field("deliveryCity")}>
        <CityInput countryField={null} />
      </Form.Item>
      {kind && <PortField name="deliveryPort" label={field("loadingPort")} kind={kind} />}
      <Form.Item name="exportType" label={field("exportType")}>
        <Select options={exportTypeNames.map((name) => ({ value: name, label: exportTypes[name][language] }))} />
      </Form.Item>
      <Form.Item name="tradeTerms" label={field("tradeTerms")}>
        <Select allowClear options={tradeTerms.map((terms) => ({ value: terms, label: terms }))} />
      </Form.Item>
    </Part>
  );
}

function GoodsHead() {
  const { field } = useNames();
  return (
    <>
      <Form.Item name="productName" label={field("productName")} required>
        <Input maxLength={160} dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="customsCode" label={field("customsCode")}>
        <Input maxLength={20} dir="ltr" inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={field("currency")} required>
        <CurrencyInput short />
      </Form.Item>
    </>
  );
}

const parts = ["Name", "Phone", "Company", "Email", "Country", "Province", "City", "Address", "PostalCode"] as const;
const ofDoor: ReadonlySet<string> = new Set(["Phone", "Country", "City", "Address"]);

interface PartyProps {
  who: "shipper" | "consignee";
  /** Goods are brought there. */
  isDoor: boolean;
  picks: boolean;
  /** It can be folded, under this name. */
  fold?: string;
}

function Party({ who, isDoor, picks, fold }: PartyProps) {
  const { field, countries } = useNames();
  return (
    <Part title={field(`${who}Name`)} fold={fold}>
      {parts.map((part) => {
        const name: WaybillField = `${who}${part}`;
        const isRequired = part === "Name" || (isDoor && ofDoor.has(part));
        return (
          <Form.Item key={name} name={name} label={field(name)} required={isRequired}>
            {part === "Country" ? (
              <CountrySelect options={countries} />
            ) : part === "City" ? (
              <CityInput countryField={`${who}Country`} />
            ) : part === "Name" && picks ? (
              <PartyName party={who} />
            ) : (
              <PartyInput part={part} />
            )}
          </Form.Item>
        );
      })}
      {picks && <PartyFieldWarnings party={who} />}
    </Part>
  );
}

/** Numbers and addresses of machines are written from left to right also in Arabic. */
const written = {
  Phone: { inputMode: "tel", dir: "ltr", autoComplete: "tel" },
  Email: { inputMode: "email", dir: "ltr", autoComplete: "email" },
  PostalCode: { dir: "ltr", autoComplete: "off" },
} as const;

function PartyInput({ part, ...input }: { part: string; id?: string; value?: string }) {
  const how = part === "Phone" || part === "Email" || part === "PostalCode" ? written[part] : { dir: "auto" };
  return <Input {...input} {...how} maxLength={300} />;
}
