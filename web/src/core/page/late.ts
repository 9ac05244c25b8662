import { createElement, lazy, useState, type ComponentType } from "react";

/** A component whose script is fetched when it is first shown, or before. */
export interface Late<P> {
  component: ComponentType<P>;
  /** Fetches it before it is shown: then it shows at once, without a placeholder. */
  preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy`, but what has been fetched before shows at once: `lazy` shows its placeholder all the same, and
 * React keeps a placeholder for 300 ms.
 */
export function late<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Late<P> {
  let fetched: ComponentType<P> | undefined;
  const fetch = async () => {
    const module = await load();
    fetched = module.default;
    return module;
  };
  const Fetching = lazy(fetch);
  const component = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Fetching);
    return createElement(Shown, props);
  };
  return { component, preload: fetch };
}
