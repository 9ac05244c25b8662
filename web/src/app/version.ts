const storageKey = "lading.version";

/** Whether the page must load anew, so that no old script goes on: another version was here before (overview §4). */
export function mustReload(stored: string | null, built: string): boolean {
  return stored !== null && stored !== built;
}

/** Keeps the built version and reloads once when it is another one than before. True when a reload is under way. */
export function checkVersion(): boolean {
  const reload = mustReload(localStorage.getItem(storageKey), APP_VERSION);
  localStorage.setItem(storageKey, APP_VERSION);
  if (reload) window.location.reload();
  return reload;
}
