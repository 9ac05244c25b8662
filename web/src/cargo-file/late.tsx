import { lazy, Suspense, type ComponentProps } from "react";

const Real = lazy(() => import("./MainFiles.tsx"));

/** The papers of a main waybill, for its page; they come when it is shown. */
export function MainFiles(props: ComponentProps<typeof Real>) {
  return (
    <Suspense fallback={null}>
      <Real {...props} />
    </Suspense>
  );
}
