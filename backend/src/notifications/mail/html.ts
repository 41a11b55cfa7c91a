const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of markup that is safe as it is. */
export type Html = { readonly markup: string };
type Part = Html | string | number | null | false | readonly Html[];

function safe(part: Part): string {
  if (part === null || part === false) return "";
  if (typeof part === "string" || typeof part === "number")
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  return "markup" in part ? part.markup : part.map(({ markup }) => markup).join("");
}

/** Markup with values in it; values that are not markup are escaped. */
export function html(markup: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: markup }, ...parts.map(safe)) };
}
