import { writtenPort } from "@lading/contract/place";
import { Checkbox, Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { Note } from "#ui";
import { useLabels } from "../labels.ts";
import type { House } from "./houses.ts";

interface FitFieldsProps {
  /** Houses that come under the main waybill. */
  coming: readonly House[];
  /** The main waybill's. */
  destinationPort: string;
  hasDeparted: boolean;
}

/** So many numbers are named. */
const mostNamed = 5;

/** Asks back about houses to another port of destination, and why houses come under a main waybill that has departed. */
export function FitFields({ coming, destinationPort, hasDeparted }: FitFieldsProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const others = coming.filter((house) => isElsewhere(house, destinationPort));
  const named = others
    .slice(0, mostNamed)
    .map((house) => `${house.houseNumber} → ${writtenPort(house.destinationPort)}`);
  return (
    <>
      {others.length > 0 && (
        <>
          <Note
            type="warning"
            title={t("main.otherDestination", { count: others.length })}
            description={<bdi dir="ltr">{[...named, ...(others.length > mostNamed ? ["…"] : [])].join(" · ")}</bdi>}
          />
          <Form.Item name="destinationsChecked" valuePropName="checked">
            <Checkbox>{labels.field("destinationsChecked")}</Checkbox>
          </Form.Item>
        </>
      )}
      {hasDeparted && coming.length > 0 && (
        <Form.Item name="lateReason" label={labels.field("lateReason")} required extra={t("main.departed")}>
          <Input maxLength={200} dir="auto" autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}

/** Whether a house goes to another port than its main waybill; where either is not known, nobody can tell. */
function isElsewhere({ destinationPort }: Pick<House, "destinationPort">, wanted: string): boolean {
  return destinationPort !== "" && wanted !== "" && destinationPort !== wanted;
}
