import { match } from "@contract/match-route";
import { inSpan, spanKinds } from "@contract/tracing";

/** A call to the backend in a span by its name in the contract: never by its path, which may hold ids. */
export const inCall = <Result>(method: string, path: string, work: () => Promise<Result>): Promise<Result> =>
  inSpan(() => `call ${nameOf(method, path)}`, { kind: spanKinds.client }, work);

function nameOf(method: string, path: string): string {
  try {
    return match(method, path.split("?", 1)[0] ?? "")?.name ?? "other";
  } catch {
    // A path that cannot be read is refused by whoever serves it.
    return "other";
  }
}
