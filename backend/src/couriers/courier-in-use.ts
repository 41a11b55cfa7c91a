import { env } from "../platform/env";
import type { Courier } from "./courier";
import { shiprocket } from "./shiprocket";

let made: Courier | undefined;

/** The courier service in use; undefined if none is configured and staff send parcels by hand. */
export function courierInUse(): Courier | undefined {
  const {
    SHIPROCKET_EMAIL: email,
    SHIPROCKET_PASSWORD: password,
    SHIPROCKET_API_URL: baseUrl,
    SHIPROCKET_PICKUP_LOCATION: pickupLocation,
    SHIPROCKET_TIMEOUT_MS: timeoutMs,
  } = env();
  if (!email || !password) return undefined;
  made ??= shiprocket({ email, password, baseUrl, pickupLocation, timeoutMs });
  return made;
}
