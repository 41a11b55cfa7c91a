/** The parameter of a product's address that narrows its reviews to those with as many stars. */
const name = "stars";

/** The stars that an address asks for; undefined for all reviews, and for anything but 1 to 5. */
export function starsAsked(search: URLSearchParams): number | undefined {
  const asked = search.get(name) ?? "";
  return /^[1-5]$/.test(asked) ? Number(asked) : undefined;
}

/** The same address with other stars; the chosen variant stays. */
export function withStars(search: URLSearchParams, stars: number | undefined): string {
  const changed = new URLSearchParams(search);
  if (stars === undefined) changed.delete(name);
  else changed.set(name, String(stars));
  return changed.toString();
}
