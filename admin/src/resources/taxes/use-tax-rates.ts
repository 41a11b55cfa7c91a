import type { TaxRate, TaxRateInput } from "@contract/tax-rates";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../providers/call";

const queryKey = ["tax-rates"];

/** What is done to a row: saved, a new one without `old`, or removed. */
export type Change = { old?: TaxRate | undefined; rate?: TaxRateInput | undefined };

const send = ({ old, rate }: Change): Promise<unknown> => {
  if (!rate) return call("adminDeleteTaxRate", { params: { id: old?._id ?? "" } });
  if (!old) return call("adminAddTaxRate", { body: rate });
  return call("adminEditTaxRate", { params: { id: old._id }, body: { ...rate, version: old.version } });
};

/** The GST table. After a refusal it is read again: somebody else may have changed it. */
export function useTaxRates() {
  const client = useQueryClient();
  const rates = useQuery<TaxRate[]>({
    queryKey,
    queryFn: async () => (await call("adminGetTaxRates", {})).data,
    retry: 1,
  });
  const change = useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { rates, change };
}
