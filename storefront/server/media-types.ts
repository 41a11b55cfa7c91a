import { lookup } from "mrmime";

/** The Content-Type of a file by its extension; `application/octet-stream` if unknown. Our texts are all UTF-8. */
export function mediaType(path: string): string {
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|^application\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
