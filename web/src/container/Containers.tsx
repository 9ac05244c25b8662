import "./container.css";
import { getContainerList, type Container } from "@lading/contract/container";
import { Button } from "antd";
import { useState } from "react";
import { useRead } from "#core/api";
import { formatDecimal } from "#core/format";
import { useTexts } from "#core/i18n";
import { Note, TabDrawer, TabModal } from "#ui";
import { ContainerBlock } from "./ContainerBlock.tsx";
import { ContainerForm } from "./ContainerForm.tsx";
import { PackForm } from "./PackForm.tsx";
import { Remaining } from "./Remaining.tsx";

interface ContainersProps {
  /** The sea main waybill. */
  waybillId: string;
  mayEdit: boolean;
}

/** The containers of a sea main waybill: what is in each, and what remains to be packed. */
export default function Containers({ waybillId, mayEdit }: ContainersProps) {
  const { t } = useTexts("container");
  const { data, error } = useRead(getContainerList, { waybillId }, { quiet: true, ownErrors: true });
  /** Null adds one. */
  const [edited, setEdited] = useState<Container | null>();
  const [packedId, setPackedId] = useState<string>();
  if (!data) return error ? <Note type="error" title={error.message} /> : null;
  const { containers, houses } = data;
  const packed = containers.find(({ id }) => id === packedId);
  const open = houses.filter(({ remainingPieces }) => remainingPieces !== 0);
  const left = houses.reduce((sum, { remainingPieces }) => sum + Math.max(0, remainingPieces), 0);
  return (
    <div className="containers">
      <div className="container-head">
        <span role="status">
          {containers.length === 0 ? t("none") : t("count", { count: containers.length })}
          {houses.length > 0 && containers.length > 0 && (
            <span className={left > 0 ? "container-open" : "muted"}>
              {left > 0 ? t("piecesRemain", { count: left, number: formatDecimal(String(left)) }) : t("allPacked")}
            </span>
          )}
        </span>
        {mayEdit && <Button onClick={() => setEdited(null)}>{t("add")}</Button>}
      </div>
      {containers.map((container) => (
        <ContainerBlock
          key={container.id}
          container={container}
          hasOpen={left > 0}
          mayEdit={mayEdit}
          onEdit={() => setEdited(container)}
          onPack={() => setPackedId(container.id)}
        />
      ))}
      {containers.length > 0 && open.length > 0 && <Remaining houses={open} />}
      <TabModal
        open={edited !== undefined}
        title={edited ? t("editTitle") : t("addTitle")}
        onCancel={() => setEdited(undefined)}
      >
        <ContainerForm waybillId={waybillId} container={edited ?? null} onClose={() => setEdited(undefined)} />
      </TabModal>
      <TabDrawer
        open={packed !== undefined}
        title={t("packTitle", { number: packed?.containerNumber ?? "" })}
        onCancel={() => setPackedId(undefined)}
        width={820}
      >
        {packed && <PackForm container={packed} houses={houses} onClose={() => setPackedId(undefined)} />}
      </TabDrawer>
    </div>
  );
}
