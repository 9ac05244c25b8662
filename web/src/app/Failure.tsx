import { Component, type ErrorInfo, type ReactNode } from "react";
import { logError } from "#core/api";
import { useTexts } from "#core/i18n";

interface FailureBoundaryProps {
  children: ReactNode;
}

/** Keeps a page that fails from taking the others with it; it can be tried again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    logError({ url: window.location.pathname, status: 0, message: error.message, correlationId: "" });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failure onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Stands in for a page that failed. A new version may have taken its script away, so trying again loads all anew. */
function Failure({ onRetry }: { onRetry: () => void }) {
  const { t, word } = useTexts("app");
  return (
    <section className="failure" role="alert">
      <h1>{t("errors.pageFailed")}</h1>
      <p>{t("errors.pageFailedHint")}</p>
      <button
        type="button"
        className="message-box-button"
        onClick={() => (navigator.onLine ? window.location.reload() : onRetry())}
      >
        {word("retry")}
      </button>
    </section>
  );
}

/** For a part that could not be read from the server. */
export function ReadFailure({ title, message, onRetry }: { title: string; message: string; onRetry: () => void }) {
  const { word } = useTexts("app");
  return (
    <section className="failure" role="alert">
      <h1>{title}</h1>
      <p>{message}</p>
      <button type="button" className="message-box-button" onClick={onRetry}>
        {word("retry")}
      </button>
    </section>
  );
}
