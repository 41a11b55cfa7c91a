import { describe, expect, it } from "vitest";
import { mayReadMetrics } from "./metrics-access";

const isSame = (one: string, other: string) => one === other;
const asked = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe("metrics", () => {
  it("are for this machine, unless a proxy passed the request on", () => {
    for (const here of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(mayReadMetrics(asked(here), undefined, isSame), here).toBe(true);
    expect(mayReadMetrics(asked("10.0.0.4"), undefined, isSame)).toBe(false);
    for (const name of ["x-proxy-secret", "x-forwarded-for", "x-forwarded-host", "forwarded"])
      expect(mayReadMetrics(asked("127.0.0.1", { [name]: "x" }), undefined, isSame), name).toBe(false);
  });

  it("are for whoever shows the token, and for nobody where there is none", () => {
    const shown = (authorization: string) => asked("10.0.0.4", { authorization });
    expect(mayReadMetrics(shown("Bearer secret"), "secret", isSame)).toBe(true);
    expect(mayReadMetrics(shown("Bearer other"), "secret", isSame)).toBe(false);
    expect(mayReadMetrics(shown("Basic secret"), "secret", isSame)).toBe(false);
    expect(mayReadMetrics(shown("Bearer undefined"), undefined, isSame)).toBe(false);
  });
});
