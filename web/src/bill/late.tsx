import { lazy, Suspense, type ComponentProps } from "react";
import { useMay } from "#core/menu";

const Real = lazy(() => import("./AccountCard.tsx"));

/** A waybill's costs, bills and result, for its page and for those who may see money; they come when it is shown. */
export function AccountCard(props: ComponentProps<typeof Real>) {
  const may = useMay();
  if (!may("/logisticsManagement/jobSummary:view")) return null;
  return (
    <Suspense fallback={null}>
      <Real {...props} />
    </Suspense>
  );
}
