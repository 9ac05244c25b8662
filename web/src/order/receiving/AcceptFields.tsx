import type { AnswerOf } from "@lading/contract/core";
import type { ReceivedOrder } from "@lading/contract/order";
import type { getUserListByCompanyCode } from "@lading/contract/user";
import type { getWarehouseOptionList } from "@lading/contract/warehouse";
import { cabinetClasses, cabinetClassIds, isAir, isSea, type WaybillType } from "@lading/contract/waybill";
import { Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { CodeSelect, DateInput, Select } from "#ui";
import { PortField } from "../form/PortField.tsx";
import { useNames } from "../names.ts";

export const roleFields = ["operatorId", "salesId", "customerServiceId", "marketingId"] as const;
const ports = ["loadingPort", "destinationPort"] as const;
export type Role = (typeof roleFields)[number];

interface AcceptFieldsProps {
  orders: readonly ReceivedOrder[];
  people: AnswerOf<typeof getUserListByCompanyCode>["rows"];
  warehouses: AnswerOf<typeof getWarehouseOptionList>["rows"];
  /** Waybill types that a single order may become; none for many orders. */
  types: readonly WaybillType[];
}

/** A clerk's additions to orders: people, warehouse, and the fields that the orders leave open. */
export function AcceptFields({ orders, people, warehouses, types }: AcceptFieldsProps) {
  const { t, language } = useTexts("order");
  const { field, typeOf } = useNames();
  const kinds = orders.map(({ type }) => type);
  const hasAir = kinds.some(isAir);
  const hasSea = kinds.some(isSea);
  const staff = people.map(({ UserId, UserName, position }) => ({
    value: UserId,
    label: position ? `${UserName} · ${position}` : UserName,
  }));
  const stores = warehouses.map(({ id, code, shownName }) => ({ value: id, label: `${shownName} (${code})` }));
  const isMissing = (name: ReceivedOrder["missing"][number]) => orders.some(({ missing }) => missing.includes(name));
  // Of many orders, those that need it are told one by one.
  const asked = orders.length === 1 ? { required: true } : { extra: t("ifMissing") };
  const bySearch = { optionFilterProp: "label" };
  return (
    <div className="order-fields">
      {types.length > 0 && (
        <>
          <Form.Item name="type" label={field("type")} required>
            <Select options={types.map((type) => ({ value: type, label: typeOf(type) }))} />
          </Form.Item>
          <Form.Item name="houseNumber" label={field("houseNumber")} extra={t("numberHint")}>
            <Input maxLength={35} dir="ltr" autoComplete="off" />
          </Form.Item>
        </>
      )}
      <Form.Item name="shippingDate" label={field("shippingDate")} required>
        <DateInput />
      </Form.Item>
      {roleFields.map((role) => (
        <Form.Item key={role} name={role} label={field(role)} required>
          <Select options={staff} showSearch={bySearch} />
        </Form.Item>
      ))}
      <Form.Item name="warehouseId" label={field("warehouseId")} required>
        <Select options={stores} showSearch={bySearch} />
      </Form.Item>
      {isMissing("customsCode") && (
        <Form.Item name="customsCode" label={field("customsCode")} {...asked}>
          <Input maxLength={20} dir="ltr" autoComplete="off" />
        </Form.Item>
      )}
      {hasAir !== hasSea &&
        ports
          .filter(isMissing)
          .map((port) => (
            <PortField key={port} name={port} label={field(port)} kind={hasAir ? "air" : "sea"} {...asked} />
          ))}
      {hasSea && (
        <Form.Item name="cabinetClass" label={field("cabinetClass")} required>
          <CodeSelect
            options={cabinetClassIds.map((id) => ({ value: id, label: cabinetClasses[id].text[language] }))}
          />
        </Form.Item>
      )}
    </div>
  );
}
