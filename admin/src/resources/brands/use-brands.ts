import { noBrand } from "@contract/brand-list";
import type { Brand } from "@contract/brands";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { useOwnText } from "../../i18n/use-own-text";
import { call } from "../../providers/call";

const queryKey = ["brands"];

/** The shop's brands, in the order in which staff choose from them. */
export const useBrands = () =>
  useQuery<Brand[]>({
    queryKey,
    queryFn: async () => (await call("adminGetBrands", {})).data,
    retry: 1,
  });

/** The name of a brand in the panel's language, by its id; the id itself until the brands are known, and where the shop has no such brand. */
export function useBrandName(): (id: string) => string {
  const { data } = useBrands();
  const translate = useTranslate();
  const ownText = useOwnText();
  return (id) => {
    if (id === noBrand) return translate("brands.noBrand");
    const brand = data?.find(({ _id }) => _id === id);
    return brand ? ownText(brand.label) : id;
  };
}

/** One change of the brands; afterwards they are read again, as somebody else may have changed them too. */
export function useChangeBrands() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
