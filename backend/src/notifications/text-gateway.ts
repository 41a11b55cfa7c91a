import type { MedusaContainer } from "@medusajs/framework/types";
import { env } from "../platform/env";
import { providerOf } from "./channels";

/** `LogNotifications`, which receives text messages as long as the shop has no gateway. */
const logOnly = "log";

let provider: string | undefined;

/** Looked up once at the start: which provider sends text messages. */
export async function findTextGateway(scope: MedusaContainer): Promise<void> {
  provider = (await providerOf(scope, "sms"))?.id;
}

/** Whether text messages go further than the log: a code that proves a phone number has to. */
export const hasTextGateway = (): boolean => provider !== undefined && provider !== logOnly;

/** Whether a text message reaches its phone; on a developer's machine the log stands in for the gateway. */
export const reachesPhones = (): boolean => !env().isProduction || provider !== logOnly;
