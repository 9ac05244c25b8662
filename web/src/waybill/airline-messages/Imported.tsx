import { Button } from "antd";
import { Link } from "react-router";
import { useTexts, besideEachOther } from "#core/i18n";
import { Note } from "#ui";
import type { Done } from "./AirlineMessageImportSteps.tsx";

interface ImportedProps {
  done: Done;
  onAgain: () => void;
  onClose: () => void;
}

/** The outcome: waybills made, and waybills there already. */
export function Imported({ done, onAgain, onClose }: ImportedProps) {
  const { t } = useTexts("waybill");
  return (
    <div className="import-steps">
      <Note
        type="success"
        title={t("messageImport.done")}
        description={
          <ul className="message-list">
            {done.mains.map(({ id, mainNumber, isNew, added, skipped }) => (
              <li key={id}>
                <Link to={`/waybillDetails/${id}`} onClick={onClose}>
                  <bdi>{mainNumber}</bdi>
                </Link>{" "}
                · {t(isNew ? "messageImport.madeMain" : "messageImport.keptMain")} ·{" "}
                {t("messageImport.madeHouses", { count: added })}
                {skipped.length > 0 &&
                  ` · ${t("messageImport.skipped", { numbers: besideEachOther(skipped, t("messageImport.comma")) })}`}
              </li>
            ))}
          </ul>
        }
      />
      <div className="import-start">
        <Button type="primary" onClick={onClose}>
          {t("messageImport.toList")}
        </Button>
        <Button onClick={onAgain}>{t("messageImport.again")}</Button>
      </div>
    </div>
  );
}
