import { namesToNotify } from "@lading/contract/waybill";
import { PickedWarnings } from "#market-risk";

interface PartiesKnownProps {
  values: Readonly<Record<"shipperName" | "consigneeName", string>> & { readonly notifyParty?: string };
}

/** Warnings about the parties of an imported waybill, by their present names. */
export function PartiesKnown({ values: { shipperName, consigneeName, notifyParty = "" } }: PartiesKnownProps) {
  const toNotify = namesToNotify(notifyParty).filter((name) => ![shipperName, consigneeName].includes(name));
  return (
    <>
      <PickedWarnings customer={shipperName} supplier={shipperName} names={[shipperName]} />
      {consigneeName !== shipperName && (
        <PickedWarnings customer={consigneeName} supplier={consigneeName} names={[consigneeName]} />
      )}
      <PickedWarnings customer={toNotify.at(-1)} supplier={toNotify.at(-1)} names={toNotify} />
    </>
  );
}
