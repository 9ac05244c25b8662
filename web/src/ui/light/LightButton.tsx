import "./light.css";
import type { ComponentProps } from "react";

interface LightButtonProps extends ComponentProps<"button"> {
  primary?: boolean;
  /** Under way: it cannot be pressed again. */
  busy?: boolean;
}

/** A button without antd. */
export function LightButton({ primary = false, busy = false, className = "", children, ...button }: LightButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`light-button ${primary ? "light-button-primary" : ""} ${className}`}
      aria-busy={busy || undefined}
      disabled={button.disabled === true || busy}
    >
      {busy && <span className="spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
