import type { WaybillType } from "@lading/contract/waybill";
import type { OrderForm } from "@lading/contract/order";
import { sql } from "drizzle-orm";
import type { Db } from "#core/db";
import type { DemoCompany } from "#core/demo";
import { receiveDemoGoods } from "#goods-receipt";
import { makeOrders, type MadeOrder } from "./make.ts";

/** A shipment as an order would have asked for it. */
interface Shipment extends Record<string, unknown> {
  id: string;
  house_number: string;
  type: WaybillType;
  customer_id: string;
  customer_number: string;
  customer_name: string;
  sales_id: string | null;
  warehouse_id: string;
  pieces: number;
  weight: string;
  volume: string;
  created_at: string;
  preset: string | null;
  form: OrderForm;
}

const hour = 3_600_000;
const reasons = ["Lithium batteries without a UN 38.3 report", "الوجهة خارج نطاق خدمتنا حاليًا"];

/** Orders of a demo company in every state: some wait, the others are those from which its newest shipments came. */
export async function addDemoOrders(db: Db, company: DemoCompany): Promise<void> {
  const shipments = await readShipments(db, company.companyId);
  const [person] = company.operators;
  const now = Date.now();
  const accepted = (shipment: Shipment): MadeOrder => ({
    ...placed(shipment, new Date(new Date(shipment.created_at).getTime() - 3 * hour)),
    decision: "accepted",
    waybillId: shipment.id,
    houseNumber: shipment.house_number,
    acceptedByName: person.userName,
    acceptedAt: shipment.created_at,
  });
  // Every fourth came to nothing yet, so that each customer has some of both.
  const open = shipments.filter((_, place) => place % 4 === 0);
  const waiting = open.slice(0, 7).map((shipment, place) => placed(shipment, new Date(now - (place + 1) * hour)));
  const ended = open.slice(7, 10).map((shipment, place): MadeOrder => {
    const at = new Date(now - (20 + place) * hour);
    const end = { endedByName: person.userName, endedAt: new Date(at.getTime() + hour).toISOString() };
    const order = placed(shipment, at);
    return place === 2
      ? { ...order, ...end, decision: "withdrawn", endedByName: order.customerName }
      : { ...order, ...end, decision: "turnedDown", reason: reasons[place] ?? "" };
  });
  const decided = shipments.filter((_, place) => place % 4 !== 0).toReversed();
  await makeOrders(db, company, [...decided.map(accepted), ...ended, ...waiting.toReversed()]);
  const stored = decided.filter(({ preset }) => preset !== "orderPlaced");
  await receiveDemoGoods(db, company, stored);
}

function placed(shipment: Shipment, at: Date): MadeOrder {
  const { form, customer_id: customerId, customer_number: customerNumber, customer_name: customerName } = shipment;
  const salesId = shipment.sales_id;
  return { form, customerId, customerNumber, customerName, salesId, createdAt: at.toISOString() };
}

/** The newest shipments of customers on file, those of the first customer, who can sign in, in front. */
async function readShipments(db: Db, companyId: string): Promise<Shipment[]> {
  const { rows } = await db.execute<Shipment>(sql`
    SELECT w.id, w.house_number, w.type, w.customer_id, w.customer_number, w.customer_name, w.sales_id, w.warehouse_id,
      w.pieces, w.weight, w.volume, w.created_at, s.preset,
      json_build_object('type', w.type, 'customerReference', w.order_number, 'readyDate', '',
        'shipperName', w.shipper_name, 'shipperCompany', w.shipper_company, 'shipperPhone', w.shipper_phone,
        'shipperEmail', w.shipper_email, 'shipperCountry', w.shipper_country, 'shipperProvince', w.shipper_province,
        'shipperCity', w.shipper_city, 'shipperAddress', w.shipper_address, 'shipperPostalCode', w.shipper_postal_code,
        'consigneeName', w.consignee_name, 'consigneeCompany', w.consignee_company, 'consigneePhone', w.consignee_phone,
        'consigneeEmail', w.consignee_email, 'consigneeCountry', w.consignee_country,
        'consigneeProvince', w.consignee_province, 'consigneeCity', w.consignee_city,
        'consigneeAddress', w.consignee_address, 'consigneePostalCode', w.consignee_postal_code,
        'deliveryCity', w.shipper_city, 'deliveryPort', w.loading_port, 'destinationCountry', w.country,
        'destinationCity', w.city, 'destinationPort', w.destination_port, 'tradeTerms', w.trade_terms,
        'exportType', 'generalTrade', 'deliveryService', 'toWarehouse', 'productName', w.product_name,
        'customsCode', w.customs_code, 'currency', w.currency, 'remark', '',
        'items', (SELECT json_agg(json_build_object('productName', i.product_name, 'customsCode', i.customs_code,
            'boxCount', i.box_count, 'boxUnit', i.box_unit, 'lengthCm', coalesce(i.length_cm::float8::text, ''),
            'widthCm', coalesce(i.width_cm::float8::text, ''), 'heightCm', coalesce(i.height_cm::float8::text, ''),
            'boxVolume', coalesce(i.box_volume::text, ''), 'weight', i.weight::text, 'unitPrice', i.unit_price::float8::text)
          ORDER BY i.line) FROM waybill_item i WHERE i.company_id = w.company_id AND i.waybill_id = w.id)) AS form
    FROM waybill w LEFT JOIN logistics_state s ON s.company_id = w.company_id AND s.id = w.state_id
    WHERE w.company_id = ${companyId} AND NOT w.is_main AND w.customer_id IS NOT NULL AND w.voided_at IS NULL
      AND w.warehouse_id IS NOT NULL
    ORDER BY w.customer_number = 'C0001' DESC, s.preset = 'orderPlaced' DESC NULLS LAST, w.created_at DESC LIMIT 40`);
  return rows;
}
