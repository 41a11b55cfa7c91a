import type { Failure } from "@contract/envelope";

/** A failed call, with the server's own sentence if it sent one. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    /** 0 if the shop could not be reached. */
    readonly status: number,
    readonly code: string,
    /** The server's sentence for the user; empty if it sent none. */
    readonly sentence: string,
    readonly fields: { field: string; message: string }[] = [],
    /** What the error response carries besides its sentence. */
    readonly data?: unknown,
  ) {
    super(sentence || String(status));
  }

  static from(status: number, json: unknown): ApiError {
    // Whatever answers instead of the shop, such as a balancer, has none of these.
    const { code = "unknown", message = "", errors, data } = (json ?? {}) as Partial<Failure>;
    return new ApiError(status, code, message, errors, data);
  }
}

/** The shop could not be reached at all; an aborted call stays as it is. */
export function networkError(error: unknown): Error {
  if (error instanceof Error && error.name === "AbortError") return error;
  return new ApiError(0, "unreachable", "");
}

/** The sentence to show: the server's own first, otherwise the fixed one. Spec §8. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.sentence ? error.sentence : fallback;
}

export const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

/** True if the address names nothing that exists, well formed or not. */
export const isNothing = (error: unknown) => [400, 404, 422].some((status) => isStatus(error, status));

/** True if the shop's backend is down or broken, as opposed to having refused the request. */
export const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
