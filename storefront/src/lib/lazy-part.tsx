import { type ComponentType, useEffect } from "react";
import { NotFetched } from "@/components/not-fetched";
import { provideTexts } from "@/i18n/instance";
import type { Namespace } from "@/i18n/namespaces";
import { type Load, lazyOr } from "./lazy-or";
import { wanted } from "./wanted";

const withTexts =
  <Props,>(texts: readonly Namespace[], load: Load<Props>): Load<Props> =>
  async () => {
    const [module] = await Promise.all([load(), provideTexts(texts)]);
    return module;
  };

/**
 * A part of a page that is fetched, with its texts, when needed. Rendered inside a Suspense. Where it cannot be fetched
 * it says so, with a way to try again; `isExtra`: nothing stands there, since nobody waits for it or it has another way.
 */
export const lazyPart = <Props extends object>(
  texts: readonly Namespace[],
  load: Load<Props>,
  { isExtra = false } = {},
): ComponentType<Props> => lazyOr(withTexts(texts, load), isExtra ? Nothing : NotFetched);

/** A dialog that a press opens, fetched with its texts by then. Given up, it closes: the next press tries again. */
export const lazyDialog = <Props extends { onClose: () => void }>(
  texts: readonly Namespace[],
  load: Load<Props>,
): ComponentType<Props> =>
  lazyOr(async () => {
    const found = await wanted(withTexts(texts, load));
    if (!found) throw new Error("It was given up");
    return found;
  }, Closed);

const Nothing = () => null;

function Closed({ onClose }: { onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onClose, []);
  return null;
}
