import { lazy, Suspense, type ComponentProps } from "react";

const Real = lazy(() => import("./MailHistory.tsx"));

/** E-mails sent about a record, for its page: `<MailHistory entity="cargoFile" id={id} />`. */
export function MailHistory(props: ComponentProps<typeof Real>) {
  return (
    <Suspense fallback={null}>
      <Real {...props} />
    </Suspense>
  );
}
