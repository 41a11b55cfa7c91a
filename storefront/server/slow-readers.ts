import type { ServerResponse } from "node:http";

const megabyte = 1024 * 1024;
/** What of one answer may wait here for its visitor, so that the backend is done with it. */
export const mostOfOne = megabyte;
const mostOfAll = 64 * megabyte;

const unread = new Set<ServerResponse>();

/**
 * Keeps account of an answer whose visitor reads slower than we write; false where so many of them already hold so much
 * that this one is better let go.
 */
export function mayWaitUnread(res: ServerResponse): boolean {
  let bytes = 0;
  for (const each of unread) bytes += each.writableLength;
  if (bytes > mostOfAll) return false;
  if (!unread.has(res)) res.once("close", () => unread.delete(res));
  unread.add(res);
  return true;
}
