const oneYearSeconds = 365 * 24 * 60 * 60;

/** Whether the sidebar was left open; open at first. In a cookie, because signing out clears local storage. */
export function keptSidebar(cookies: string): boolean {
  return /(?:^|;\s*)sidebarStatus=([01])/.exec(cookies)?.[1] !== "0";
}

export function keepSidebar(open: boolean): void {
  document.cookie = `sidebarStatus=${open ? 1 : 0}; path=/; max-age=${oneYearSeconds}; samesite=lax`;
}
