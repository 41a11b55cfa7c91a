import { type Message, messages } from "./messages";

export type FieldError = { field: string; message: Message };

/** An error response: becomes the failure envelope. Never carries internals. */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502 | 503,
    /** A machine-readable code, stable for clients. */
    readonly code: string,
    /** The message for the user. */
    readonly said: Message,
    readonly extra: {
      errors?: FieldError[];
      retryAfterSeconds?: number;
      data?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(String(said), extra.cause === undefined ? undefined : { cause: extra.cause });
  }
}

export const refuse = {
  secondFactorOwed: () => new Refusal(403, "second_factor_owed", messages.secondFactorOwed),
  unauthenticated: () => new Refusal(401, "unauthenticated", messages.pleaseLogin),
  /** Staff, but not with a role that may do this. */
  roleForbidden: () => new Refusal(403, "role_forbidden", messages.roleForbidden),
  notYours: () => new Refusal(403, "not_yours", messages.notYours),
  forbidden: (message: Message) => new Refusal(403, "forbidden", message),
  notFound: (message: Message = messages.notFound) => new Refusal(404, "not_found", message),
  conflict: (code: string, message: Message, data?: unknown) => new Refusal(409, code, message, { data }),
  invalid: (errors: FieldError[], message: Message = errors[0]?.message ?? messages.invalid) =>
    new Refusal(422, "invalid", message, { errors }),
  tooMany: (retryAfterSeconds: number) =>
    new Refusal(429, "too_many", messages.tooMany, { retryAfterSeconds }),
  outside: (message: Message) => new Refusal(502, "outside_service", message),
  unavailable: (message: Message = messages.unavailable) =>
    new Refusal(503, "unavailable", message, { retryAfterSeconds: 2 }),
  /** The call may still be carried out, and sent again it would be done twice: whoever called has to look first. */
  perhapsDone: () => new Refusal(503, "unavailable", messages.perhapsDone),
  /** The call may or may not have been carried out; sending it again resolves that without doing it twice. */
  unsure: (message: Message, cause?: unknown) =>
    new Refusal(503, "unsure", message, { retryAfterSeconds: 2, cause }),
};
