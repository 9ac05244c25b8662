import "./light.css";
/** Line drawings on a 24 × 24 ground, by the names that the menu and the shell use. */
const drawings = {
  audit: "M8 4h8v3H8z M8 5H5v16h14V5h-3 M9 14l2 2 4-4",
  bank: "M3 10l9-6 9 6z M5 10v8 M10 10v8 M14 10v8 M19 10v8 M3 20h18",
  bug: "M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0z M8 11H4 M16 11h4 M8 15l-4 3 M16 15l4 3 M9 6 7 3 M15 6l2-3",
  chart: "M4 20V4 M4 20h16 M9 16v-5 M13 16V8 M17 16v-3",
  close: "M6 6l12 12 M18 6 6 18",
  columns: "M4 5h16v14H4z M10 5v14 M15 5v14",
  contacts: "M5 4h14v16H5z M12 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4z M8 17c.6-2 2-3 4-3s3.400 1 4 3 M3 8h2 M3 16h2",
  dollar:
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M15 9c-.5-1-1.500-1.500-3-1.500-4 0-4 4 0 4.500s4 4.500 0 4.500c-1.500 0-2.500-.5-3-1.500 M12 6v12",
  done: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M8 12l3 3 5-6",
  down: "M6 9l6 6 6-6",
  download: "M12 4v11 M7 11l5 5 5-5 M4 20h16",
  expand: "M4 9V4h5 M20 9V4h-5 M4 15v5h5 M20 15v5h-5",
  file: "M6 3h8l4 4v14H6z M14 3v4h4 M9 12h6 M9 16h6",
  filter: "M4 5h16l-6 8v6l-4-2v-4z",
  form: "M5 4h9 M5 4v16h14v-9 M10 14l1-4 8-8 3 3-8 8z",
  globe: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M3 12h18 M12 3c5 5 5 13 0 18 M12 3c-5 5-5 13 0 18",
  grid: "M4 4h7v7H4z M13 4h7v7h-7z M4 13h7v7H4z M13 13h7v7h-7z",
  history: "M4 12a8 8 0 1 0 2.500-5.800 M4 4v4h4 M12 8v4l3 2",
  home: "M4 11l8-7 8 7 M6 10v10h12V10 M10 20v-6h4v6",
  info: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z M12 11v6 M12 7.500v.5",
  inbox: "M4 13l3-8h10l3 8v6H4z M4 13h5l1 2h4l1-2h5",
  logout: "M10 4H5v16h5 M15 8l4 4-4 4 M19 12H9",
  mail: "M3 6h18v12H3z M3 7l9 7 9-7",
  menu: "M4 6h16 M4 12h16 M4 18h16",
  more: "M5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z M12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z M19 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  node: "M6 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z M18 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z M6 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z M8 7.500l8 3.500 M8 16.500l8-3.500",
  phone: "M7 3h10v18H7z M11 18h2",
  pin: "M9 4h6l-1 6 3 3H7l3-3z M12 13v7",
  plane:
    "M21 12c0-1-1-1.500-2.500-1.500H15L10 3H8l2.500 7.500H6L4.500 8.500H3L4 12l-1 3.500h1.500L6 13.500h4.500L8 21h2l5-7.500h3.500C20 13.500 21 13 21 12z",
  refresh: "M20 5v5h-5 M19 10a7.500 7.500 0 1 0 .5 4",
  safety: "M12 3l8 3v6c0 4.500-3.500 7.500-8 9-4.500-1.500-8-4.500-8-9V6z M9 12l2 2 4-4",
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14z M16 16l5 5",
  setting:
    "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z M12 3v3 M12 18v3 M3 12h3 M18 12h3 M5.600 5.600l2.200 2.200 M16.200 16.200l2.200 2.200 M5.600 18.400l2.200-2.200 M16.200 7.800l2.200-2.200",
  ship: "M3 14h18l-2.500 6h-13z M6 14V9h6v5 M12 11h5v3 M8 9V4h2.500v5",
  shop: "M5 11v9h14v-9 M3 8l2-4h14l2 4c0 2-3 3-4.500 1-1 2-3.500 2-4.500 0-1 2-3.500 2-4.500 0C6 11 3 10 3 8z",
  shrink: "M9 4v5H4 M15 4v5h5 M9 20v-5H4 M15 20v-5h5",
  star: "M12 4l2.500 5.200 5.500.7-4 3.900 1 5.600-5-2.700-5 2.700 1-5.600-4-3.900 5.500-.7z",
  team: "M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z M3 19c.5-4 3-5.500 6-5.500s5.500 1.500 6 5.500 M16 5.500a3 3 0 0 1 0 5.500 M17.500 14c2 .6 3.200 2.300 3.500 5",
  truck: "M3 6h11v10H3z M14 10h4l3 3v3h-7z M7 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4z M17 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8z M4 20c.7-4 3.500-6 8-6s7.300 2 8 6",
  warning: "M12 4l9 16H3z M12 10v5 M12 17v1",
} as const;

export type IconName = keyof typeof drawings;

function isDrawn(name: string): name is IconName {
  return name in drawings;
}

/** A line icon; it takes the size and the colour of the text beside it. Unknown names are drawn as a grid. */
export function Icon({ name, className = "" }: { name: IconName | (string & {}); className?: string }) {
  const drawing = isDrawn(name) ? drawings[name] : drawings.grid;
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
