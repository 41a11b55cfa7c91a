import type { ServerResponse } from "node:http";

/** The addresses at which this process says how it is itself; how the backend is, `/api/health` and `/api/ready` say. */
export const healthPaths = { alive: "/healthz", ready: "/readyz" } as const;

/**
 * Says whether this process is alive, and whether it should get new visitors: not once it has been told to stop. Neither
 * asks the backend, so that a backend's restart takes no web process away from the visitors.
 */
export function sendHealth(pathname: string, isStopping: boolean, res: ServerResponse): boolean {
  if (pathname !== healthPaths.alive && pathname !== healthPaths.ready) return false;
  const isWell = pathname === healthPaths.alive || !isStopping;
  res.writeHead(isWell ? 200 : 503, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(isWell ? "ok" : "stopping");
  return true;
}
