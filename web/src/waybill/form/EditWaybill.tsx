import { Skeleton } from "antd";
import { lazy, Suspense } from "react";
import type { WaybillFormProps } from "./EditHouse.tsx";

/** The forms are large: they come when one is opened. */
const EditHouse = lazy(async () => ({ default: (await import("./EditHouse.tsx")).EditHouse }));

/** Changes a stored waybill: `<WaybillForm record={record} onDone={…} onCancel={…} />`. */
export function WaybillForm(props: WaybillFormProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <EditHouse key={props.record.id} {...props} />
    </Suspense>
  );
}
