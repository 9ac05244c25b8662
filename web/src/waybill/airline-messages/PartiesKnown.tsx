import { nameToNotify } from "@lading/contract/waybill";
import { PickedWarnings } from "#market-risk";

interface PartiesKnownProps {
  values: Readonly<Record<"shipperName" | "consigneeName", string>> & { readonly notifyParty?: string };
}

/** Warnings about the parties of an imported waybill, by their present names. */
export function PartiesKnown({ values: { shipperName, consigneeName, notifyParty = "" } }: PartiesKnownProps) {
  const toNotify = nameToNotify(notifyParty);
  return (
    <>
      <PickedWarnings customer={shipperName} supplier={shipperName} names={[shipperName]} />
      {consigneeName !== shipperName && (
        <PickedWarnings customer={consigneeName} supplier={consigneeName} names={[consigneeName]} />
      )}
      {![shipperName, consigneeName].includes(toNotify) && (
        <PickedWarnings customer={toNotify} supplier={toNotify} names={[toNotify]} />
      )}
    </>
  );
}
