/** JSON inside a script element: no text in it can close the element or open a comment. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
