import type { Failure } from "@contract/envelope";

/** A call that did not succeed, with the server's own sentence where it sent one. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    /** 0 where the shop could not be reached. */
    readonly status: number,
    readonly code: string,
    /** The server's sentence for a person; empty where it sent none. */
    readonly sentence: string,
    readonly fields: { field: string; message: string }[] = [],
    /** What the refusal carries beside its sentence. */
    readonly data?: unknown,
  ) {
    super(sentence || `The call failed with status ${status}`);
  }

  static from(status: number, json: unknown): ApiError {
    const failure: Partial<Failure> = typeof json === "object" && json !== null ? json : {};
    return new ApiError(
      status,
      failure.code ?? "unknown",
      failure.message ?? "",
      failure.errors ?? [],
      failure.data,
    );
  }
}

/** The shop could not be reached at all; an aborted call stays what it is. */
export function networkError(error: unknown): Error {
  if (error instanceof Error && error.name === "AbortError") return error;
  return new ApiError(0, "unreachable", "");
}

/** The sentence to show: the server's own first, the fixed one otherwise. Spec §8. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.sentence ? error.sentence : fallback;
}

export const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status;

/** True where the address names nothing that there could be, whether or not it is well formed. */
export const isNothing = (error: unknown) => [400, 404, 422].some((status) => isStatus(error, status));

/** True where the shop's backend is away or broken, as opposed to having said no. */
export const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
