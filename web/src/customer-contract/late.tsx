import { lazy, Suspense, type ComponentProps } from "react";
import { contractPage } from "@lading/contract/customer-contract";
import { useMay } from "#core/menu";

const Note = lazy(() => import("./CreditNote.tsx"));
const Part = lazy(() => import("./ContractsPart.tsx"));

/** In a form that gives a customer something: how its credit stands, and the reason of who lets it pass. Comes when a customer is chosen. */
export function CreditNote(props: ComponentProps<typeof Note>) {
  return (
    <Suspense fallback={null}>
      <Note {...props} />
    </Suspense>
  );
}

/** A customer's contracts and credit, for its page and for those who may see them. */
export function ContractsPart(props: ComponentProps<typeof Part>) {
  const may = useMay();
  if (!may(`${contractPage}:view`)) return null;
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
