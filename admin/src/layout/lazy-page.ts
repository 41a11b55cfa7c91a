import { type ComponentType, lazy } from "react";
import type { LaterTexts } from "../i18n/later-texts";
import { loadTexts } from "../providers/i18n-provider";

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

const withTexts = <Name extends string>(load: Load<Name>, name: Name, texts: readonly LaterTexts[]) =>
  lazy<ComponentType>(async () => {
    const [page] = await Promise.all([load(), ...texts.map(loadTexts)]);
    return { default: page[name] };
  });

/**
 * A page whose scripts are fetched when it is first opened: `lazyPage(() => import("./list"), "OrderList")`; `texts` are
 * those that it needs beside what all pages have in common.
 */
export const lazyPage = <Name extends string>(
  load: Load<Name>,
  name: Name,
  ...texts: LaterTexts[]
): ComponentType => withTexts(load, name, ["pages", ...texts]);

/** The page that the panel opens with: it has to do with the panel's first texts. */
export const firstPage = <Name extends string>(load: Load<Name>, name: Name): ComponentType =>
  withTexts(load, name, []);
