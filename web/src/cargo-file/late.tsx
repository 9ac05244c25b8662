import { lazy, Suspense, type ComponentProps } from "react";

const Real = lazy(() => import("./WaybillFiles.tsx"));

/** The papers of a waybill, for its page; they come when it is shown. */
export function WaybillFiles(props: ComponentProps<typeof Real>) {
  return (
    <Suspense fallback={null}>
      <Real {...props} />
    </Suspense>
  );
}
