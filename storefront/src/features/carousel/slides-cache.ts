import type { Slide } from "@contract/carousel";
import { cacheMs, type Language } from "@contract/constants";
import { localKeys, parseStored, readLocal, removeLocal, writeLocal } from "@/lib/storage";

/** The slides of a language in local storage, while they are fresh: 30 minutes. Spec §4 "Carousel cache". */
export function readSlidesCache(
  language: Language,
  now = Date.now(),
): { slides: Slide[]; at: number } | undefined {
  const stored = parseStored(readLocal(localKeys.carousel));
  if (typeof stored !== "object" || stored === null || !("at" in stored) || !("slides" in stored))
    return undefined;
  const { at, slides } = stored;
  if (!("language" in stored) || stored.language !== language) return undefined;
  if (typeof at !== "number" || !Array.isArray(slides) || now - at >= cacheMs.carousel || at > now)
    return undefined;
  return { slides, at };
}

export function writeSlidesCache(language: Language, slides: readonly Slide[], at = Date.now()) {
  writeLocal(localKeys.carousel, JSON.stringify({ at, language, slides }));
}

export function clearSlidesCache() {
  removeLocal(localKeys.carousel);
}
