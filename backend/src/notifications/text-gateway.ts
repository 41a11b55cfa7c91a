import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../platform/env";
import { providerOf } from "./channels";

/** `LogNotifications`, which takes texts as long as the shop has no gateway. */
const logOnly = "log";

let provider: string | undefined;

/** Looked up once, at the start: which provider takes texts. */
export async function findTextGateway(scope: MedusaContainer): Promise<void> {
  provider = (await providerOf(scope, "sms"))?.id;
}

/** Whether texts go further than the log: a code that proves a phone must. */
export const hasTextGateway = (): boolean => provider !== undefined && provider !== logOnly;

/** Whether a text reaches its phone; on one's own machine the log plays the gateway. */
export const reachesPhones = (): boolean => !env().isProduction || provider !== logOnly;
