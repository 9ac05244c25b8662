import { receivedMainForm } from "@lading/contract/waybill";
import { Button, Form } from "antd";
import { useEffect, useState } from "react";
import { formatMeasure } from "#core/format";
import { useTexts, besideEachOther } from "#core/i18n";
import { Note, PortLabel, StatusTag } from "#ui";
import { isRequired } from "../form/kind.ts";
import { useLabels } from "../labels.ts";
import { FitFields } from "../main/FitFields.tsx";
import { Marks } from "../tags.tsx";
import { messagesUnder, type DraftMain, type MainValues } from "./draft.ts";
import { FieldGrid } from "./FieldGrid.tsx";
import { HouseList } from "./HouseList.tsx";
import { PartiesKnown } from "./PartiesKnown.tsx";
import type { Work } from "./use-draft.ts";

interface MainCardProps {
  main: DraftMain;
  /** Its place among those that will be stored; -1 for another. */
  place: number;
  work: Work;
}

/** A main waybill as it was read, and its houses. */
export function MainCard({ main, place, work }: MainCardProps) {
  const { t } = useTexts("waybill");
  const { mainNumber, numberFlagged, existing, known, houses } = main;
  return (
    <section className="waybill-card message-main">
      <header>
        <h2>
          <bdi>{mainNumber}</bdi> <Marks isMain numberFlagged={numberFlagged} />
        </h2>
        <Route {...main.values} />
        {existing === "none" && <StatusTag tone="good">{t("messageImport.newMain")}</StatusTag>}
        {existing === "main" && <StatusTag tone="neutral">{t("messageImport.existingMain")}</StatusTag>}
      </header>
      {existing === "other" && <Note type="error" title={t("messageImport.otherUse", { number: mainNumber })} />}
      {existing === "main" && <Note type="info" title={t("messageImport.staysAsIs")} />}
      {numberFlagged && <Note type="warning" title={main.notes[0]?.message ?? t("list.flagged")} />}
      {known.length > 0 && (
        <Note
          type="info"
          title={t("messageImport.known", { numbers: besideEachOther(known, t("messageImport.comma")) })}
        />
      )}
      {existing === "none" && <MainPart main={main} place={place} work={work} />}
      {existing !== "other" && houses.length > 0 && <Fit main={main} place={place} work={work} />}
      {existing !== "other" && houses.length > 0 && <HouseList main={main} place={place} work={work} />}
    </section>
  );
}

/** The questions that consolidating asks as well: houses to another port of destination, a main waybill that has departed. */
function Fit({ main, place, work }: MainCardProps) {
  const [form] = Form.useForm<DraftMain["fit"]>();
  const { standing, values, houses } = main;
  const { destinationsChecked, lateReason } = messagesUnder(work.messages, `mains.${place}.`);
  useEffect(() => {
    const errorsOf = (message?: string) => (message === undefined ? [] : [message]);
    form.setFields([
      { name: "destinationsChecked", errors: errorsOf(destinationsChecked) },
      { name: "lateReason", errors: errorsOf(lateReason) },
    ]);
  }, [form, destinationsChecked, lateReason]);
  return (
    <Form
      form={form}
      component={false}
      layout="vertical"
      onValuesChange={(_, fit) => work.changeMain(main.mainNumber, (now) => ({ ...now, fit }))}
    >
      <FitFields
        coming={houses.map((house) => house.values)}
        destinationPort={standing?.destinationPort ?? values.destinationPort}
        hasDeparted={standing?.hasDeparted === true}
      />
    </Form>
  );
}

function Route({ loadingPort, destinationPort, pieces, weight, volume }: MainValues) {
  const { t } = useTexts("waybill");
  return (
    <span className="muted message-route">
      <bdi dir="ltr">
        <PortLabel port={loadingPort} kind="air" /> → <PortLabel port={destinationPort} kind="air" />
      </bdi>
      {weight !== "" && (
        <>
          {" · "}
          {t("messageImport.figures", {
            pieces: pieces || "?",
            weight: formatMeasure(weight),
            volume: volume === "" ? "?" : formatMeasure(volume),
          })}
        </>
      )}
    </span>
  );
}

const names = [
  "shipperName",
  "shipperAddress",
  "shipperCity",
  "shipperProvince",
  "shipperPostalCode",
  "shipperCountry",
  "shipperPhone",
  "consigneeName",
  "consigneeAddress",
  "consigneeCity",
  "consigneeProvince",
  "consigneePostalCode",
  "consigneeCountry",
  "consigneePhone",
  "loadingPort",
  "destinationPort",
  "carrier",
  "flightNumber",
  "etd",
  "shippingDate",
  "freightTerms",
  "productName",
  "pieces",
  "weight",
  "volume",
  "chargeableWeight",
  "notifyParty",
  "remark",
] as const satisfies readonly (keyof MainValues)[];

const { shape } = receivedMainForm;

/** The main waybill's own fields from the message; open where something is missing or wrong. */
function MainPart({ main, place, work }: MainCardProps) {
  const { t, word } = useTexts("waybill");
  const labels = useLabels();
  const messages = messagesUnder(work.messages, `mains.${place}.main.`);
  const isLacking = names.some((name) => isRequired({ shape }, name) && main.values[name] === "");
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = (chosen ?? isLacking) || Object.keys(messages).length > 0;
  return (
    <div className="message-part">
      {!main.hasMessage && <Note type="warning" title={t("messageImport.noMain")} />}
      <p className="message-facts">
        {(["shipperName", "consigneeName", "productName", "flightNumber"] as const).map((field) => (
          <span key={field}>
            <span className="muted">{labels.field(field)}:</span> <bdi>{main.values[field] || "—"}</bdi>
          </span>
        ))}
      </p>
      <PartiesKnown values={main.values} />
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? word("close") : t("messageImport.allFields")}
      </Button>
      {isOpen && (
        <FieldGrid
          isMain
          shape={shape}
          names={names}
          values={main.values}
          notes={main.notes}
          messages={messages}
          onChange={(name, value) =>
            work.changeMain(main.mainNumber, (now) => ({ ...now, values: { ...now.values, [name]: value } }))
          }
        />
      )}
    </div>
  );
}
