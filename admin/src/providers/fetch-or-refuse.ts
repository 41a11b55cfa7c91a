import type { Failure } from "@contract/envelope";
import { HttpError } from "react-admin";
import { session } from "../session/session";
import { inPanelWords } from "./say";

/**
 * The `fetch` of the SDK's client in the panel. A refusal becomes react-admin's HttpError with the server's sentence
 * and fields; no response at all, an HttpError of status 0 with the panel's own text.
 */
async function fetchOrRefuse(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await answerTo(input, init);
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as Failure | null;
  const failure = answer?.message ? answer : wordless(response.status);
  if (failure.code === "second_factor_owed") session.holdsBack();
  const fields = Object.fromEntries((failure.errors ?? []).map(({ field, message }) => [field, message]));
  throw new HttpError(failure.message, response.status, {
    ...failure,
    errors: failure.errors ? { ...fields, root: { serverError: failure.message } } : undefined,
  });
}

export { fetchOrRefuse as fetch };

async function answerTo(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await globalThis.fetch(input, init);
    // Read here, so that a response that stops half-way is late too.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    throw new HttpError(inPanelWords(isLate ? "session.tooLate" : "session.offline"), 0);
  }
}

/** The text for a refusal that came without one, such as a proxy's. */
function wordless(status: number): Failure {
  const message = inPanelWords(status >= 500 ? "session.busy" : "session.refused");
  return { success: false, message, code: "wordless" };
}
