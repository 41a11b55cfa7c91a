import type { SizeGuideInput, StaffSizeGuide } from "@contract/size-guides";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["size-guides"];

/** The size guides of all categories and kinds that have one. */
export const useSizeGuides = () =>
  useQuery<StaffSizeGuide[]>({
    queryKey,
    queryFn: async () => (await call("adminGetSizeGuides", {})).data,
    retry: 1,
  });

type Change = { save: SizeGuideInput } | { remove: true };

/** Saves or deletes the guide of a category or kind; afterwards all are read again, as somebody else may have changed them. */
export function useChangeSizeGuide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change): Promise<void> => {
      if ("save" in change) await call("adminSaveSizeGuide", { params: { id }, body: change.save });
      else await call("adminDeleteSizeGuide", { params: { id } });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
