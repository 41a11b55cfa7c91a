import { ApiError } from "@/lib/errors";

/** Why the shop refused a form: a sentence, and what is wrong with each field, in the visitor's language. */
export type Refusal = {
  status: number;
  code: string;
  sentence: string;
  fields: Readonly<Record<string, string>>;
};

/** Rethrows what is not the shop's own "no": a session that has ended, and a shop that does not answer. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status === 401 || error.status === 0 || error.status >= 500)
    throw error;
  return asRefusal(error);
}

export const asRefusal = ({ status, code, sentence, fields }: ApiError): Refusal => ({
  status,
  code,
  sentence,
  fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
});
