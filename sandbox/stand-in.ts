import type { IncomingMessage } from "node:http";

/** What a handler gets: the named parts of the path, the query, and the request for those who read its body. */
export type Call = { params: Record<string, string>; query: URLSearchParams; request: IncomingMessage };

/** JSON (`json`) or a page (`html`), with a status that is 200 unless said. */
export type Reply = { status?: number; json?: unknown; html?: string };

/** One outside service that we play: its routes ("GET /pay/:id"), its part of the console page, and its end. */
export type StandIn = {
  title: string;
  routes: Record<string, (call: Call) => Reply | Promise<Reply>>;
  /** Safe HTML: whatever came from outside is escaped already. */
  section: () => string;
  stop: () => Promise<void>;
};
