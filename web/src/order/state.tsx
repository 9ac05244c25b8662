import { orderStates, type OrderState } from "@lading/contract/order";
import { useTexts } from "#core/i18n";
import { StatusTag, type Tone } from "#ui";

const tones: Record<OrderState, Tone> = {
  toAccept: "warning",
  unstorage: "active",
  storaged: "active",
  complete: "good",
  turnedDown: "bad",
  withdrawn: "neutral",
};

/** How far an order has come. */
export function OrderTag({ state }: { state: OrderState }) {
  const { language } = useTexts("order");
  return <StatusTag tone={tones[state]}>{orderStates[state][language]}</StatusTag>;
}
