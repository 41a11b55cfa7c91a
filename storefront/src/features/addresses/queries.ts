import type { Address, AddressInput } from "@contract/addresses";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";

/** A person's saved addresses, newest first. */
export const addressesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["addresses", userId],
    queryFn: async () => (await call("getAddresses", { params: { userId } })).data,
  });

export const useAddresses = (userId: string) => useQuery(addressesQuery(userId));

/** Saves a new address or changes one. Resolves to the address and the shop's note about it. */
export function useSaveAddress(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ addressId, input }: { addressId: string | undefined; input: AddressInput }) =>
      addressId
        ? call("updateAddress", { params: { userId, addressId }, body: input })
        : call("addAddress", { body: { userId, ...input } }),
    onSuccess: ({ data: saved }, { addressId }) => {
      client.setQueryData(addressesQuery(userId).queryKey, (known: Address[] = []) =>
        addressId ? known.map((one) => (one._id === addressId ? saved : one)) : [saved, ...known],
      );
      void client.invalidateQueries(addressesQuery(userId));
    },
  });
}

export function useDeleteAddress(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (addressId: string) =>
      (await call("deleteAddress", { params: { userId, addressId } })).data,
    onSuccess: (left) => client.setQueryData(addressesQuery(userId).queryKey, left),
  });
}

/**
 * The selected address: the shopper's choice while it exists, otherwise the newest at the kept pincode, otherwise the
 * newest. While the kept pincode is not known (undefined), as on the server, only one that it could not change.
 */
export function chosenAddress(
  addresses: readonly Address[] | undefined,
  pick: string | undefined,
  keptPincode: string | undefined,
) {
  const pincodes = new Set(addresses?.map(({ pincode }) => pincode));
  if (keptPincode === undefined && !pick && pincodes.size > 1) return undefined;
  return (
    addresses?.find(({ _id }) => _id === pick) ??
    addresses?.find(({ pincode }) => pincode === keptPincode) ??
    addresses?.[0]
  );
}
