import { Skeleton } from "antd";
import { lazy, Suspense } from "react";
import type { WaybillFormProps } from "./EditHouse.tsx";

/** The forms are large: they come when one is opened. */
const EditHouse = lazy(async () => ({ default: (await import("./EditHouse.tsx")).EditHouse }));

const EditMain = lazy(async () => ({ default: (await import("../main/EditMain.tsx")).EditMain }));

/** Changes a stored house or main waybill: `<WaybillForm record={record} onDone={…} onCancel={…} />`. */
export function WaybillForm(props: WaybillFormProps) {
  const Edit = props.record.isMain ? EditMain : EditHouse;
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 12 }} />}>
      <Edit key={props.record.id} {...props} />
    </Suspense>
  );
}
