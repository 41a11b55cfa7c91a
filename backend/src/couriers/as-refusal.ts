import { messages } from "../contract/messages";
import { recall } from "../contract/messages/recall";
import { refuse } from "../contract/refusal";
import { CourierFailure } from "./courier";

/** Throws a courier failure as an API error: 502 with the reason if refused, 503 if not reached. */
export function asRefusal(error: unknown): never {
  if (!(error instanceof CourierFailure)) throw error;
  throw error.kind === "refused"
    ? refuse.outside(messages.courierRefused(recall(error.message)))
    : refuse.unavailable(messages.courierDown);
}
