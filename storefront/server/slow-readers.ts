import type { ServerResponse } from "node:http";

const megabyte = 1024 * 1024;
/** How much of one response may be buffered here for its visitor, so that the backend is done with it. */
export const mostOfOne = megabyte;
const mostOfAll = 64 * megabyte;

const unread = new Set<ServerResponse>();

/**
 * Tracks a response whose visitor reads slower than we write. Returns false if so many others already hold so much
 * that this one should be dropped.
 */
export function mayWaitUnread(res: ServerResponse): boolean {
  let bytes = 0;
  for (const each of unread) bytes += each.writableLength;
  if (bytes > mostOfAll) return false;
  if (!unread.has(res)) res.once("close", () => unread.delete(res));
  unread.add(res);
  return true;
}
