import type { ShopCategory } from "@contract/categories";
import { keepCategories } from "@contract/category-list";
import type { Category } from "@contract/constants";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useOwnText } from "../../i18n/use-own-text";
import { call } from "../../providers/call";

const queryKey = ["categories"];

/** The shop's categories in their order. The rules of products (contract/category-traits.ts) know them from then on. */
export const useCategories = () =>
  useQuery<ShopCategory[]>({
    queryKey,
    queryFn: async () => {
      const { data } = await call("adminGetCategories", {});
      keepCategories(data.map(({ _id, ...category }) => ({ ...category, id: _id })));
      return data;
    },
    retry: 1,
  });

/** The name of a category in the panel's language; its id until the categories are known, and where there is none. */
export function useCategoryName(): (id: Category) => string {
  const { data } = useCategories();
  const ownText = useOwnText();
  return (id) => {
    const category = data?.find(({ _id }) => _id === id);
    return category ? ownText(category.label) : id;
  };
}

/** The categories to choose from: all, or without hidden ones, unless a product is in it. */
export function useCategoryChoices(own?: Category | "all" | null): { id: Category; name: string }[] {
  const { data = [] } = useCategories();
  const name = useCategoryName();
  return data
    .filter(({ _id, isHidden }) => !isHidden || own === "all" || _id === own)
    .map(({ _id: id }) => ({ id, name: name(id) }));
}

/** One change of the categories; afterwards they are read again, as somebody else may have changed them too. */
export function useChangeCategories() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
