import "./column-resize.css";
import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { useTexts } from "#core/i18n";
import { usePreference } from "#core/preferences";

/** Pixels of the narrowest and the widest column, and of a step by an arrow key. */
const [narrowest, widest, step] = [48, 800, 16];

type Widths = Readonly<Record<string, number>>;
const none: Widths = {};

/** Columns' widths in pixels as the person set them, by their keys. */
export interface ColumnWidths {
  of: (key: string) => number | undefined;
  /** Shows a width while it is being dragged; nothing is kept yet. */
  show: (key: string, width: number) => void;
  keep: (key: string, width: number) => void;
  /** Gives a column back the width that it has by itself. */
  reset: (key: string) => void;
  resetAll: () => void;
}

/** The widths of a list's columns, kept for the person beside the choice of columns. `name` tells lists apart. */
export function useColumnWidths(name: string): ColumnWidths {
  const [kept, setKept] = usePreference<Widths>(`widths:${name}`, none);
  const [shown, setShown] = useState<{ key: string; width: number } | null>(null);
  return {
    of: (key) => (shown?.key === key ? shown.width : kept[key]),
    show: (key, width) => setShown({ key, width: within(width) }),
    keep: (key, width) => {
      setShown(null);
      setKept({ ...kept, [key]: within(width) });
    },
    reset: (key) => {
      setShown(null);
      setKept(Object.fromEntries(Object.entries(kept).filter(([other]) => other !== key)));
    },
    resetAll: () => setKept(none),
  };
}

/** A width that a column can have. */
export function within(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** The style of a column's cells. A set width holds; what does not fit is cut with an ellipsis. */
export function widthStyle(width: number | undefined, usual?: number): CSSProperties {
  if (width === undefined) return usual === undefined ? {} : { minInlineSize: usual };
  return {
    inlineSize: width,
    minInlineSize: width,
    maxInlineSize: width,
    overflow: "hidden",
    textOverflow: "ellipsis",
  };
}

/** How far a column grows when the pointer or an arrow key goes to the right: in a page from right to left it shrinks. */
export function growth(toTheRight: number, direction: string): number {
  return direction === "rtl" ? -toTheRight : toTheRight;
}

interface ResizeHandleProps {
  column: { key: string; title: string };
  widths: ColumnWidths;
}

/** Where the edge was taken hold of, and how wide the column was then. */
interface Grip {
  x: number;
  width: number;
}

const widthAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, { x, width }: Grip) =>
  width + growth(clientX - x, directionOf(currentTarget));
const directionOf = (element: Element) => getComputedStyle(element).direction;
const widthOf = (handle: Element) => handle.closest("th")?.getBoundingClientRect().width ?? narrowest;

/** The edge of a column's heading: dragged, or moved by the arrow keys; a double click or Delete gives the usual width back. */
export function ResizeHandle({ column: { key, title }, widths }: ResizeHandleProps) {
  const { t } = useTexts("app");
  const [from, setFrom] = useState<Grip | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pressed = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Delete" || event.key === "Backspace") widths.reset(key);
    else if (pressed === undefined) return;
    else {
      const grows = growth(pressed, directionOf(event.currentTarget)) * (event.shiftKey ? 4 : 1);
      widths.keep(key, (widths.of(key) ?? widthOf(event.currentTarget)) + grows * step);
    }
    event.preventDefault();
  };
  return (
    <span
      role="slider"
      aria-orientation="horizontal"
      aria-label={t("list.columnWidth", { column: title })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={widths.of(key) ?? narrowest}
      aria-valuetext={widths.of(key) === undefined ? t("list.columnWidthUsual") : undefined}
      title={t("list.columnWidthHint")}
      tabIndex={0}
      className="column-resize"
      data-dragged={from !== null || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width: widthOf(event.currentTarget) });
      }}
      onPointerMove={(event) => {
        if (from) widths.show(key, widthAt(event, from));
      }}
      onPointerUp={(event) => {
        if (from && Math.abs(event.clientX - from.x) > 1) widths.keep(key, widthAt(event, from));
        setFrom(null);
      }}
      onPointerCancel={() => setFrom(null)}
      onDoubleClick={() => widths.reset(key)}
      onKeyDown={onKeyDown}
    />
  );
}
