import {
  capacityOf,
  containerTypeText,
  createContainerPackingListPdf,
  deleteContainer,
  packContainer,
  packRemaining,
  type Container,
} from "@lading/contract/container";
import { Button } from "antd";
import { Link } from "react-router";
import { openFile, useCall, useSubmission } from "#core/api";
import { formatDecimal } from "#core/format";
import { listed, useTexts } from "#core/i18n";
import { notify } from "#core/notice";
import { ConfirmButton, Note } from "#ui";
import { Icon } from "#ui/light";
import { shown, thousandths } from "./amounts.ts";
import { useFields } from "./words.ts";

interface ContainerBlockProps {
  container: Container;
  /** Something remains to be packed. */
  hasOpen: boolean;
  mayEdit: boolean;
  onEdit: () => void;
  onPack: () => void;
}

/** A container: its facts, its load, and the houses in it. */
export function ContainerBlock({ container, ...props }: ContainerBlockProps) {
  const { t, language } = useTexts("container");
  const fieldOf = useFields();
  const { containerNumber, sealNumber, tareWeight, remark, alsoIn } = container;
  const { payload, volume } = capacityOf(container);
  return (
    <section className="container-block" aria-label={containerNumber}>
      <header>
        <strong>
          <bdi>{containerNumber}</bdi>
        </strong>
        <span>
          <bdi>{containerTypeText(container, language)}</bdi>
        </span>
        {sealNumber !== "" && (
          <span>
            {fieldOf("sealNumber")} <bdi>{sealNumber}</bdi>
          </span>
        )}
        {tareWeight !== "" && (
          <span className="muted">
            {fieldOf("tareWeight")} <bdi>{shown(tareWeight)}</bdi>
          </span>
        )}
        <BlockActions container={container} {...props} />
      </header>
      {remark !== "" && (
        <p className="muted">
          <bdi>{remark}</bdi>
        </p>
      )}
      {container.numberFlagged && <Note type="warning" title={t("flagged")} />}
      {alsoIn.length > 0 && <Note type="warning" title={t("alsoIn", { numbers: listed(alsoIn) })} />}
      <div className="container-loads">
        <Load label={fieldOf("weight")} value={container.weight} most={payload} over={t("overPayload")} />
        <Load label={fieldOf("volume")} value={container.volume} most={volume} over={t("overVolume")} />
        <div>
          <span>{fieldOf("pieces")}</span>
          <bdi>{formatDecimal(String(container.pieces))}</bdi>
        </div>
      </div>
      <Packed container={container} mayEdit={props.mayEdit} />
    </section>
  );
}

interface LoadProps {
  label: string;
  value: string;
  most: number | null;
  /** Warning when the value is more. */
  over: string;
}

/** A measure against what the container usually takes. */
function Load({ label, value, most, over }: LoadProps) {
  const part = most === null ? 0 : thousandths(value) / (most * 1000);
  return (
    <div data-over={part > 1}>
      <span>{label}</span>
      <bdi dir="ltr">
        {shown(value)}
        {most !== null && ` / ${formatDecimal(String(most))}`}
      </bdi>
      {most !== null && <progress value={Math.min(part, 1)} max={1} aria-label={label} />}
      {part > 1 && <strong role="alert">{over}</strong>}
    </div>
  );
}

function BlockActions({ container, hasOpen, mayEdit, onEdit, onPack }: ContainerBlockProps) {
  const { t, word } = useTexts("container");
  const { id, version } = container;
  const fill = useCall(packRemaining);
  const remove = useCall(deleteContainer);
  const print = useSubmission(createContainerPackingListPdf);
  const fillIt = async () => {
    await fill.mutateAsync({ id, version });
    notify.success(t("packedDone"));
  };
  return (
    <span className="container-actions">
      {mayEdit && (
        <>
          {hasOpen && (
            <Button size="small" loading={fill.isPending} onClick={() => void fillIt().catch(() => undefined)}>
              {t("packRest")}
            </Button>
          )}
          <Button size="small" onClick={onPack}>
            {t("pack")}
          </Button>
        </>
      )}
      <Button size="small" onClick={() => void openFile(print({ id }).then(({ path }) => path)).catch(() => undefined)}>
        {t("packingList")}
      </Button>
      {mayEdit && (
        <>
          <Button size="small" type="link" onClick={onEdit}>
            {word("edit")}
          </Button>
          <ConfirmButton
            size="small"
            type="link"
            question={t("deleteQuestion")}
            onConfirm={async () => {
              await remove.mutateAsync({ id, version });
              notify.success(t("deleted"));
            }}
          />
        </>
      )}
    </span>
  );
}

function Packed({ container, mayEdit }: { container: Container; mayEdit: boolean }) {
  const { t } = useTexts("container");
  const fieldOf = useFields();
  const unpack = useCall(packContainer);
  if (container.packed.length === 0) return <p className="muted">{t("empty")}</p>;
  const takeOut = async (waybillId: string) => {
    const { id, version } = container;
    await unpack.mutateAsync({ id, version, rows: [{ waybillId, pieces: 0, weight: "0", volume: "0" }] });
  };
  return (
    <div className="container-table" role="region" aria-label={container.containerNumber} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{fieldOf("houseNumber")}</th>
            <th scope="col">{fieldOf("consigneeName")}</th>
            {(["pieces", "weight", "volume"] as const).map((field) => (
              <th key={field} scope="col" data-number="true">
                {fieldOf(field)}
              </th>
            ))}
            {mayEdit && <td />}
          </tr>
        </thead>
        <tbody>
          {container.packed.map(({ waybillId, houseNumber, consigneeName, pieces, weight, volume }) => (
            <tr key={waybillId}>
              <td>
                <Link to={`/waybillDetails/${waybillId}`}>{houseNumber}</Link>
              </td>
              <td>
                <bdi>{consigneeName}</bdi>
              </td>
              <td data-number="true">{formatDecimal(String(pieces))}</td>
              <td data-number="true">{shown(weight)}</td>
              <td data-number="true">{shown(volume)}</td>
              {mayEdit && (
                <td data-number="true">
                  <button
                    type="button"
                    className="tool-button"
                    title={t("takeOut")}
                    aria-label={t("takeOutHouse", { number: houseNumber })}
                    onClick={() => void takeOut(waybillId).catch(() => undefined)}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
