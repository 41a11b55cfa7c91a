import type { Category } from "@contract/constants";
import { keepKinds } from "@contract/kind-list";
import type { ShopKind } from "@contract/kinds";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useOwnText } from "../../i18n/use-own-text";
import { call } from "../../providers/call";

const queryKey = ["kinds"];

/** The kinds of product of all categories, in the shop's order. The form of a product knows them from then on. */
export const useKinds = () =>
  useQuery<ShopKind[]>({
    queryKey,
    queryFn: async () => {
      const { data } = await call("adminGetKinds", {});
      keepKinds(
        data.map(({ _id: id, category, label, isHidden, filters }) => ({
          id,
          category,
          label,
          isHidden,
          filters,
        })),
      );
      return data;
    },
    retry: 1,
  });

/** The name of a kind in the panel's language. */
export function useKindName(): (kind: ShopKind) => string {
  const ownText = useOwnText();
  return ({ label }) => ownText(label);
}

/** The kinds to choose from within a category, without hidden ones, unless a product is of it; all, hidden ones too, with "all". */
export function useKindChoices(category: Category | null | undefined, own?: string | "all" | null) {
  const { data = [] } = useKinds();
  const name = useKindName();
  return data
    .filter((kind) => kind.category === category && (!kind.isHidden || own === "all" || kind._id === own))
    .map((kind) => ({ id: kind._id, name: name(kind) }));
}

/** One change of the kinds; afterwards they are read again, as somebody else may have changed them too. */
export function useChangeKinds() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
