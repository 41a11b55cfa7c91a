import type { IncomingMessage } from "node:http";

/** What a handler gets: the named parts of the path, the query, and the request for those who read its body. */
export type Call = { params: Record<string, string>; query: URLSearchParams; request: IncomingMessage };

/** JSON (`json`), a page (`html`) or a script, with a status that is 200 unless said; `hangUp` cuts the line. */
export type Reply = { status?: number; json?: unknown; html?: string; script?: string; hangUp?: true };

/** One outside service that we play: its routes ("GET /pay/:id"), its part of the console page, and its end. */
export type StandIn = {
  title: string;
  routes: Record<string, (call: Call) => Reply | Promise<Reply>>;
  /** Safe HTML: whatever came from outside is escaped already. */
  section: () => string;
  stop: () => Promise<void>;
};
