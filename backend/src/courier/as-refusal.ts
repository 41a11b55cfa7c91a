import { messages } from "../contract/messages";
import { refuse } from "../contract/refusal";
import { CourierFailure } from "./courier";

/** Throws a courier's failure as what the caller is answered: 502 with the reason of a no, 503 where it was not reached. */
export function asRefusal(error: unknown): never {
  if (!(error instanceof CourierFailure)) throw error;
  throw error.kind === "refused"
    ? refuse.outside(messages.courierRefused(error.message))
    : refuse.unavailable(messages.courierDown);
}
