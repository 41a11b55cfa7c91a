import type { StandIn } from "./stand-in";

type Handler = StandIn["routes"][string];
type Match = { handler: Handler; params: Record<string, string> };

/** Finds the handler of "METHOD /path" among routes whose paths may contain `:names`. */
export function matchRoute(routes: Record<string, Handler>, method: string, path: string): Match | undefined {
  const asked = path.split("/");
  for (const [route, handler] of Object.entries(routes)) {
    const [routeMethod, pattern = ""] = route.split(" ");
    const wanted = pattern.split("/");
    if (routeMethod !== method || wanted.length !== asked.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, index) => {
      const given = asked[index] ?? "";
      if (!part.startsWith(":")) return part === given;
      params[part.slice(1)] = decodeURIComponent(given);
      return given !== "";
    });
    if (fits) return { handler, params };
  }
  return undefined;
}
