import "./light.css";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTexts } from "#core/i18n";
import { Icon } from "./Icon.tsx";

interface LightDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Pixels; default 520. */
  width?: number;
}

/** A dialog without antd; it is open as long as it is rendered. */
export function LightDialog({ title, onClose, children, width = 520 }: LightDialogProps) {
  const { word } = useTexts("app");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="light-dialog" style={{ inlineSize: width }} aria-labelledby={id} onCancel={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="tool-button" aria-label={word("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
