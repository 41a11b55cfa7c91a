import type { CallInput, ResponseOf } from "@contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { PanelDataProvider } from "../../providers/data-provider";

export type SavedShop = ResponseOf<"adminGetShop">["data"];
export type ShopBody = CallInput<"adminSaveShop">["body"];

const queryKey = ["shop"];

/** The shop's identity as saved; a save names the edition it started from. */
export function useShop() {
  const { getShop, saveShop } = useDataProvider<PanelDataProvider>();
  const client = useQueryClient();
  const shop = useQuery({
    queryKey,
    queryFn: getShop,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const save = useMutation({
    mutationFn: (body: ShopBody) => saveShop(body),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
  });
  return { shop, save };
}
