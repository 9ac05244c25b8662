import "./light.css";
import { useId, type KeyboardEvent, type ReactNode } from "react";

interface LightTabsProps {
  label: string;
  tabs: readonly { key: string; label: string; content: ReactNode }[];
  active: string;
  onChange: (key: string) => void;
}

/** Tabs without antd; the arrow keys move between them. */
export function LightTabs({ label, tabs, active, onChange }: LightTabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const back = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0;
    if (step === 0) return;
    const now = tabs.findIndex((tab) => tab.key === active);
    const next = tabs[(now + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className="light-tabs">
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {tabs.find((tab) => tab.key === active)?.content}
      </div>
    </div>
  );
}
