import type { IncomingMessage } from "node:http";

/** A handler's input: the named path parameters, the query, and the request for reading its body. */
export type Call = { params: Record<string, string>; query: URLSearchParams; request: IncomingMessage };

/** JSON (`json`), a page (`html`), a script or a `pdf`, with a status that is 200 by default; `hangUp` closes the connection. */
export type Reply = {
  status?: number;
  json?: unknown;
  html?: string;
  script?: string;
  pdf?: string;
  hangUp?: true;
};

/** One simulated external service: its routes ("GET /pay/:id"), its section of the web page, and how to stop it. */
export type StandIn = {
  title: string;
  routes: Record<string, (call: Call) => Reply | Promise<Reply>>;
  /** Safe HTML: external input is already escaped. */
  section: () => string;
  stop: () => Promise<void>;
};
