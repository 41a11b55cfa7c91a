import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readFields } from "../read-body";
import type { Call, Reply, StandIn } from "../stand-in";
import type { CourierFaults } from "./faults";

export type CourierKeys = { email: string; password: string };
type Handler = StandIn["routes"][string];

const Login = z.object({ email: z.string(), password: z.string() });
const slowMs = 30_000;

/** Handles the sign-in and checks the token of every other call; faults are applied first. */
export function guardedCourier(
  routes: StandIn["routes"],
  keys: CourierKeys,
  faults: () => CourierFaults,
): StandIn["routes"] {
  let token = "";

  const signIn = async ({ request }: Call): Promise<Reply> => {
    const given = Login.safeParse(await readFields(request)).data;
    if (given?.email !== keys.email || given.password !== keys.password)
      return { status: 403, json: { message: "Invalid email and password combination", status_code: 403 } };
    token = randomBytes(24).toString("base64url");
    return { json: { token, email: keys.email } };
  };

  const known =
    (handler: Handler): Handler =>
    (call) =>
      token !== "" && call.request.headers.authorization === `Bearer ${token}`
        ? handler(call)
        : { status: 401, json: { message: "Token has expired", status_code: 401 } };

  const faulty =
    (handler: Handler, path: string): Handler =>
    async (call) => {
      const { api } = faults();
      if (api.kind === "none" || api.calls <= 0 || !path.includes(api.on)) return handler(call);
      api.calls -= 1;
      switch (api.kind) {
        case "expired":
          token = "";
          return handler(call);
        case "error":
          return { status: 500, json: { message: "Oops! Something went wrong" } };
        case "busy":
          return { status: 429, json: { message: "Too Many Attempts." } };
        case "garbage":
          return { html: "<html><body>Welcome to nginx!</body></html>" };
        case "slow":
          await wait(slowMs, undefined, { ref: false });
          return { hangUp: true };
        case "lost":
          await handler(call);
          return { hangUp: true };
        case "down":
          return { hangUp: true };
      }
    };

  const login = "POST /v1/external/auth/login";
  return {
    [login]: faulty(signIn, login),
    ...Object.fromEntries(
      Object.entries(routes).map(([route, handler]) => [route, faulty(known(handler), route)]),
    ),
  };
}
