import "./tracking.css";
import { expressDetails } from "@lading/contract/tracking";
import { Modal } from "antd";
import { useRead } from "#core/api";
import { useTrackingEvents } from "#core/events";
import { Failed } from "#ui";
import { Shipment } from "./Shipment.tsx";
import { shipmentKey } from "./summary.ts";

interface TrackedDialogProps {
  /** House number of the shipment. */
  number: string;
  title: string;
  onClose: () => void;
}

/** A shipment as the public sees it, over the page on which it was asked for; it follows by itself. */
export function TrackedDialog({ number, title, onClose }: TrackedDialogProps) {
  const numbers = [number];
  const { data, error, refetch } = useRead(expressDetails, { numbers }, { ownErrors: true });
  useTrackingEvents(numbers, () => void refetch());
  return (
    <Modal open title={title} footer={null} width={760} onCancel={onClose}>
      {error && !data && <Failed message={error.message} onRetry={() => void refetch()} />}
      {data?.results.flatMap(({ shipments }) =>
        shipments.map((shipment) => (
          <Shipment key={shipmentKey(shipment)} asked={number} shipment={shipment} alone isOpen />
        )),
      )}
    </Modal>
  );
}
