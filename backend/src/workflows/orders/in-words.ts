import { MedusaError } from "@medusajs/framework/utils";
import { Refusal } from "../../contract/refusal";

const kinds: Partial<Record<number, string>> = {
  404: MedusaError.Types.NOT_FOUND,
  422: MedusaError.Types.INVALID_DATA,
};

/** The caller of a workflow gets a refusal as the engine's own kind of error, with its sentence. */
export async function inWords<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const said = [error.message, ...(error.extra.errors ?? []).map(({ message }) => String(message))];
    throw new MedusaError(kinds[error.status] ?? MedusaError.Types.NOT_ALLOWED, [...new Set(said)].join(" "));
  }
}
