import { useTexts, besideEachOther } from "#core/i18n";
import { Note } from "#ui";
import type { Read } from "./AirlineMessageImportSteps.tsx";

/** How much was read, what could not be, and what Lading has no field for. */
export function Found({ read }: { read: Read }) {
  const { t } = useTexts("waybill");
  const { mains, faults, leftovers } = read;
  const houses = mains.reduce((sum, main) => sum + main.houses.length, 0);
  return (
    <>
      <Note
        type={mains.length === 0 ? "error" : "success"}
        title={
          mains.length === 0 ? t("messageImport.foundNone") : t("messageImport.found", { mains: mains.length, houses })
        }
      />
      {faults.length > 0 && (
        <Note
          type="error"
          title={t("messageImport.faults", { count: faults.length })}
          description={
            <ul className="message-list" tabIndex={0} aria-label={t("messageImport.faults", { count: faults.length })}>
              {faults.map((fault, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two may say the same
                <li key={index}>
                  <PlaceText {...fault} /> {fault.message}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {leftovers.length > 0 && (
        <details className="message-rest">
          <summary>{t("messageImport.leftovers", { count: leftovers.length })}</summary>
          <ul
            className="message-list"
            tabIndex={0}
            aria-label={t("messageImport.leftovers", { count: leftovers.length })}
          >
            {leftovers.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may say the same
              <li key={index}>
                <PlaceText {...one} /> <bdi>{one.text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function PlaceText({ file, line, segment }: { file: string; line: number; segment: string }) {
  const { t } = useTexts("waybill");
  return (
    <span className="message-place">
      <bdi>{file}</bdi>
      {t("messageImport.comma")}
      {besideEachOther([t("messageImport.line", { line }), segment], t("messageImport.comma"))}:
    </span>
  );
}
