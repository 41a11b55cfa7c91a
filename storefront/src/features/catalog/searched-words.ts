const longest = 100;

/** The words of a search from its address: trimmed, spaces collapsed, at most as long as the contract allows. */
export function searchedWords(search: URLSearchParams): string {
  return (search.get("q") ?? search.get("keyword") ?? "").replace(/\s+/g, " ").trim().slice(0, longest);
}
