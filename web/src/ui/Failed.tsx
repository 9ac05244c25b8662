import { Button } from "antd";
import { useTexts } from "#core/i18n";

interface FailedProps {
  message: string;
  onRetry: () => void;
}

/** Stands where something could not be read. */
export function Failed({ message, onRetry }: FailedProps) {
  const { t, word } = useTexts("app");
  return (
    <div className="failed" role="alert">
      <strong>{t("errors.readFailed")}</strong>
      <p>{message}</p>
      <Button onClick={onRetry}>{word("retry")}</Button>
    </div>
  );
}
