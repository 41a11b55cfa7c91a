import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { addressesQuery } from "@/features/addresses/queries";
import { useSession } from "@/features/session/queries";
import { followKeptPincode, isAddressWanted, keepAddressPincode, showKeptPincode } from "@/lib/keep-pincode";

/**
 * Keeps the pincode of every page true: hears of other tabs, and gives a shopper who has entered none that of their
 * newest address, where their orders go unless they say otherwise. The address is read once; signing out forgets it, and
 * what the shopper enters counts more.
 */
export function usePincodeKeeper() {
  const client = useQueryClient();
  const { status, user } = useSession();
  const userId = status === "shopper" ? user.id : undefined;
  useEffect(followKeptPincode, []);
  useEffect(() => {
    if (status === "loading") return;
    // The session may have ended, and with it the address.
    showKeptPincode();
    if (!userId || !isAddressWanted()) return;
    client.fetchQuery(addressesQuery(userId)).then(
      ([newest]) => {
        if (isAddressWanted()) keepAddressPincode(newest?.pincode ?? "");
      },
      // The next page asks again.
      () => undefined,
    );
  }, [client, status, userId]);
}
