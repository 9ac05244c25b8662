import "./light.css";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";

interface PopupProps {
  /** The button's name. */
  label: string;
  /** The button's content. */
  button: ReactNode;
  /** The popup's content; it gets a function that closes the popup. */
  children: (close: () => void) => ReactNode;
  buttonClass?: string;
  className?: string;
  startOpen?: boolean;
}

/** A button with a panel below it. Escape, a click outside and moving on with Tab close it. */
export function Popup({
  label,
  button,
  children,
  buttonClass = "tool-button",
  className = "",
  startOpen = false,
}: PopupProps) {
  const id = useId();
  const [open, setOpen] = useState(startOpen);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    opener.current?.focus();
  };

  return (
    <div
      ref={box}
      className="popup"
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        title={label}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} className={`popup-panel ${className}`}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  children: ReactNode;
  onChoose: () => void;
  disabled?: boolean;
  /** Of a choice among several: whether it is the present one. */
  current?: boolean;
  lang?: string;
}

/** A line of a popup that does something. */
export function Choice({ children, onChoose, disabled = false, current, lang }: ChoiceProps) {
  return (
    <button
      type="button"
      className="choice"
      disabled={disabled}
      aria-current={current === true ? "true" : undefined}
      lang={lang}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
