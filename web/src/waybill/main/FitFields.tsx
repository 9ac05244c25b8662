import "./main.css";
import { Checkbox, Form, Input } from "antd";
import { useTexts } from "#core/i18n";
import { Note, PortLabel } from "#ui";
import { useLabels } from "../labels.ts";
import type { House } from "./houses.ts";

interface FitFieldsProps {
  /** Houses that come under the main waybill. */
  coming: readonly Pick<House, "houseNumber" | "destinationPort">[];
  /** Houses leave it. */
  isLeft?: boolean;
  /** The main waybill's. */
  destinationPort: string;
  hasDeparted: boolean;
}

/** So many numbers are named. */
const mostNamed = 5;

/** Asks back about houses to another port of destination, and why the houses of a main waybill that has departed change. */
export function FitFields({ coming, isLeft = false, destinationPort, hasDeparted }: FitFieldsProps) {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  const others = coming.filter((house) => isElsewhere(house, destinationPort));
  const named = others.slice(0, mostNamed).map((house) => (
    <span key={house.houseNumber}>
      {house.houseNumber} → <PortLabel port={house.destinationPort} />
    </span>
  ));
  return (
    <>
      {others.length > 0 && (
        <>
          <Note
            type="warning"
            title={t("main.otherDestination", { count: others.length })}
            description={
              <bdi dir="ltr" className="fit-ports">
                {named}
                {others.length > mostNamed && "…"}
              </bdi>
            }
          />
          <Form.Item name="destinationsChecked" valuePropName="checked">
            <Checkbox>{labels.field("destinationsChecked")}</Checkbox>
          </Form.Item>
        </>
      )}
      {hasDeparted && (coming.length > 0 || isLeft) && <LateReason />}
    </>
  );
}

/** Why the houses of a main waybill that has departed change. */
export function LateReason() {
  const { t } = useTexts("waybill");
  const labels = useLabels();
  return (
    <Form.Item name="lateReason" label={labels.field("lateReason")} required extra={t("main.departed")}>
      <Input maxLength={200} dir="auto" autoComplete="off" />
    </Form.Item>
  );
}

/** Whether a house goes to another port than its main waybill; where either is not known, nobody can tell. */
function isElsewhere({ destinationPort }: Pick<House, "destinationPort">, wanted: string): boolean {
  return destinationPort !== "" && wanted !== "" && destinationPort !== wanted;
}
