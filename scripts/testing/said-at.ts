/** What a field's description says to a person and to a screen reader: its error, then its hint. */
export function saidAt(field: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map(spoken).join(" ");
}

/** The text of an element without its ornaments. */
function spoken(id: string): string {
  const copy = document.getElementById(id)?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const ornament of copy.querySelectorAll("[aria-hidden=true]")) ornament.remove();
  // The panel's library keeps the place of a missing sentence with a space of no width.
  return copy.textContent.replace("\u200b", "");
}
