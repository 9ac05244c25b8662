import { lazy, Suspense, type ComponentProps } from "react";

const RealContainers = lazy(() => import("./Containers.tsx"));
const RealHouseContainers = lazy(() => import("./HouseContainers.tsx"));

/** The containers of a sea main waybill, for its page; they come when it is shown. */
export function Containers(props: ComponentProps<typeof RealContainers>) {
  return (
    <Suspense fallback={null}>
      <RealContainers {...props} />
    </Suspense>
  );
}

/** In which containers a house is packed, for its page. */
export function HouseContainers(props: ComponentProps<typeof RealHouseContainers>) {
  return (
    <Suspense fallback={null}>
      <RealHouseContainers {...props} />
    </Suspense>
  );
}
