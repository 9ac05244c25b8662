import { generateNuclearAccountNumber } from "@lading/contract/write-off";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { useMayCall } from "#core/menu";
import type { PartTableProps } from "./PartTable.tsx";

const Real = lazy(async () => ({ default: (await import("./WriteOffList.tsx")).WriteOffList }));

/** Credited records as a list. */
export function WriteOffList() {
  return (
    <Suspense fallback={null}>
      <Real />
    </Suspense>
  );
}

const RealParts = lazy(async () => ({ default: (await import("./PartTable.tsx")).PartTable }));

/** Open bills and costs, the oldest first, each with what is written off and waived of it. */
export function PartTable(props: PartTableProps) {
  return (
    <Suspense fallback={null}>
      <RealParts {...props} />
    </Suspense>
  );
}

const RealPartlyPaid = lazy(async () => ({ default: (await import("./PartlyPaidList.tsx")).PartlyPaidList }));

/** Bills of waybills that were marked as partly paid by hand. */
export function PartlyPaidList() {
  return (
    <Suspense fallback={null}>
      <RealPartlyPaid />
    </Suspense>
  );
}

interface WriteOffButtonProps {
  type: "receipt" | "payment" | "hedge";
  partyKind: "customer" | "supplier";
  partyId: string;
  currency: string;
  /** Only what stands on this check bill. */
  checkBillId?: string;
  /** The receipt or payment to begin with, and what is left of it. */
  sourceId?: string;
  /** The customer's fund to begin with. */
  fundId?: string;
  left?: string;
  kind?: "link";
  children: string;
}

/** Leads to a new credited record of a party, for those who may write off. */
export function WriteOffButton({ kind, children, ...asked }: WriteOffButtonProps) {
  const may = useMayCall();
  const navigate = useNavigate();
  if (!may(generateNuclearAccountNumber)) return null;
  const open = () => void navigate(`/creditedDetails?${new URLSearchParams({ ...asked }).toString()}`);
  return (
    <Button {...(kind && { type: kind })} onClick={open}>
      {children}
    </Button>
  );
}
