import { z } from "zod";
import { type Message, messages } from "../../contract/messages";
import { CourierFailure } from "../courier";

export type ShiprocketSettings = {
  email: string;
  password: string;
  /** `https://apiv2.shiprocket.in`, or another host that speaks the same protocol: the sandbox. */
  baseUrl: string;
  /** The name of the shop's pickup address in Shiprocket's panel. */
  pickupLocation: string;
  timeoutMs?: number;
};

type Request = {
  method: "GET" | "POST";
  /** Below /v1/external. */
  path: string;
  body?: object;
};

/** A token is valid for ten days; a new one is fetched a day before. */
const tokenForMs = 9 * 86_400_000;
/** Wrong keys are not retried at once: Shiprocket locks an account after a few attempts. */
const refusedForMs = 10 * 60_000;

const Login = z.object({ token: z.string().min(1) });
const Problem = z.object({
  message: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const service = "Shiprocket";
const keysRefused = messages.serviceSignIn(service, "SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD");
const down = (code: string, message: Message | string) => new CourierFailure("down", code, String(message));

/** The message of a refusal: the field messages, if there are any. */
function sentenceOf(answer: unknown, status: number): string {
  const problem = Problem.safeParse(answer);
  const fields = Object.values(problem.data?.errors ?? {}).flat();
  return (
    fields.join(" ") ||
    problem.data?.message ||
    String(messages.serviceAnswered(service, String(status)))
  ).slice(0, 300);
}

/** Shiprocket's REST client, with automatic token renewal. Throws CourierFailure. */
export function shiprocketClient(settings: ShiprocketSettings) {
  const { baseUrl, email, password, timeoutMs = 8_000 } = settings;
  let token: { value: string; until: number } | undefined;
  let signingIn: Promise<string> | undefined;
  let refusedUntil = 0;

  async function send({ method, path, body }: Request, bearer?: string) {
    let status: number;
    let text: string;
    try {
      const response = await fetch(`${baseUrl}/v1/external${path}`, {
        method,
        redirect: "error",
        headers: {
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      const isLate = error instanceof Error && error.name === "TimeoutError";
      throw isLate
        ? down("slow", messages.serviceSlow(service))
        : down("down", messages.serviceUnreached(service));
    }
    const isDown = status === 429 || status >= 500;
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      throw isDown
        ? down("down", messages.serviceAnswered(service, String(status)))
        : down("garbage", messages.serviceUnreadable(service));
    }
    if (isDown) throw down("down", sentenceOf(answer, status));
    return { status, answer };
  }

  function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw down("garbage", messages.serviceUnreadable(service));
    return parsed.data;
  }

  async function signIn(): Promise<string> {
    if (performance.now() < refusedUntil) throw down("sign_in", keysRefused);
    const { status, answer } = await send({
      method: "POST",
      path: "/auth/login",
      body: { email, password },
    });
    if (status >= 400) {
      refusedUntil = performance.now() + refusedForMs;
      throw down("sign_in", keysRefused);
    }
    const value = read(Login, answer).token;
    token = { value, until: performance.now() + tokenForMs };
    return value;
  }

  /** Concurrent calls share one sign-in. */
  async function bearer(): Promise<string> {
    if (token && performance.now() < token.until) return token.value;
    signingIn ??= signIn().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  return {
    /** Sends a request and parses the response; renews a token that was revoked early once. */
    async ask<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
      const shown = await bearer();
      let { status, answer } = await send(request, shown);
      if (status === 401) {
        if (token?.value === shown) token = undefined;
        ({ status, answer } = await send(request, await bearer()));
        if (status === 401) throw down("sign_in", messages.serviceToken(service));
      }
      if (status >= 400) throw new CourierFailure("refused", "refused", sentenceOf(answer, status));
      return read(schema, answer);
    },
  };
}
