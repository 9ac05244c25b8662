import { useState } from "react";
import { clearErrorLog, useErrorLog } from "#core/api";
import { formatMoment } from "#core/format";
import { useTexts } from "#core/i18n";
import { Icon, LightButton, LightDialog } from "#ui/light";

/** The errors of the interface since the page was loaded; the entry is there as soon as there is one. */
export function ErrorLog() {
  const { t, word } = useTexts("app");
  const errors = useErrorLog();
  const [open, setOpen] = useState(false);
  if (errors.length === 0 && !open) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="tool-button"
        title={t("shell.errorLog")}
        aria-label={`${t("shell.errorLog")}: ${errors.length}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="bug" />
        {errors.length > 0 && <span className="badge badge-corner">{errors.length}</span>}
      </button>
      {open && (
        <LightDialog title={t("shell.errorLog")} width={960} onClose={close}>
          {errors.length === 0 ? <p className="quiet-text">{t("shell.errorLogEmpty")}</p> : <ErrorTable />}
          <LightButton disabled={errors.length === 0} onClick={clearErrorLog}>
            {word("clear")}
          </LightButton>
        </LightDialog>
      )}
    </>
  );
}

function ErrorTable() {
  const { t } = useTexts("app");
  const errors = useErrorLog();
  return (
    <div className="error-log">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("shell.errorTime")}</th>
            <th scope="col">{t("shell.errorUrl")}</th>
            <th scope="col">{t("shell.errorMessage")}</th>
            <th scope="col">{t("shell.errorNumber")}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.at} ${error.correlationId}`}>
              <td>{formatMoment(error.at)}</td>
              <td dir="ltr">{error.url}</td>
              <td>{error.status > 0 ? `${error.message} (${error.status})` : error.message}</td>
              <td dir="ltr">
                <code>{error.correlationId}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
