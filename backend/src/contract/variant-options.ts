/** Chosen options of a variant in words. Imported by both front ends: keep it free of libraries. */
export type VariantOption = { name: string; value: string };

/** What was chosen of a product: its options' values, such as "Red / M", or its size; null if there was no choice. */
export function choiceOf({
  size,
  options,
}: {
  size?: string | null | undefined;
  options?: readonly VariantOption[] | null | undefined;
}): string | null {
  if (options && options.length > 0) return options.map(({ value }) => value).join(" / ");
  return size ?? null;
}

/** The same, with a size in the reader's words. */
export const choiceText = (
  line: Parameters<typeof choiceOf>[0],
  ofSize: (size: string) => string,
): string | null => (line.size && !line.options?.length ? ofSize(line.size) : choiceOf(line));

/** A title with what was chosen of it. */
export function titleWithChoice(line: { title: string } & Parameters<typeof choiceOf>[0]): string {
  const choice = choiceOf(line);
  return choice ? `${line.title} (${choice})` : line.title;
}
