import type { EngineFields } from "../../catalog/engine-fields";

/** The fields whose value changes: rewriting images and categories is the most expensive part of an edit. */
export function changedFields(
  now: EngineFields | undefined,
  wanted: Partial<EngineFields>,
): Partial<EngineFields> {
  const isSame = (key: keyof EngineFields) => JSON.stringify(now?.[key]) === JSON.stringify(wanted[key]);
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => !isSame(key as keyof EngineFields)));
}
