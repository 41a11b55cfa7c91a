import { type ComponentType, lazy } from "react";
import type { LaterTexts } from "../i18n/later-texts";
import { loadTexts } from "../providers/i18n-provider";

/**
 * A page whose scripts are fetched when it is first opened: `lazyPage(() => import("./list"), "OrderList")`; `texts` are
 * those that it needs beside the panel's first ones.
 */
export const lazyPage = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...texts: LaterTexts[]
): ComponentType =>
  lazy<ComponentType>(async () => {
    const [page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    return { default: page[name] };
  });
