import type { SecondFactor } from "@contract/second-factor";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { call } from "../../providers/call";
import { useOneAtATime } from "../../providers/use-one-at-a-time";

const queryKey = ["second-factor"];

/** The state of one's own second factor, and the shop's demand. */
export const useSecondFactor = () =>
  useQuery<SecondFactor>({
    queryKey,
    queryFn: async () => (await call("getSecondFactor", {})).data,
    retry: 1,
  });

/** Runs one of the calls below; whatever the result, the state is read again. */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const once = useOneAtATime(mutation.mutateAsync);
  // A failure is shown where it was asked for, from the mutation's `error`.
  const mutate = (...args: Parameters<typeof once>) => void once(...args).catch(() => undefined);
  return { ...mutation, mutate };
}

export const useStart = () =>
  useChange(async (password: string) => (await call("startSecondFactor", { body: { password } })).data);

export const useConfirm = () =>
  useChange(
    async (body: { code: string; mailCode: string }) =>
      (await call("confirmSecondFactor", { body })).data.recoveryCodes,
  );

export const useRenewCodes = () =>
  useChange(
    async (password: string) => (await call("renewRecoveryCodes", { body: { password } })).data.recoveryCodes,
  );

export function useEnd() {
  const notify = useNotify();
  return useChange(async (password: string) => {
    await call("endSecondFactor", { body: { password } });
    notify("secondStep.ended", { type: "success" });
  });
}

export function useDemand() {
  const notify = useNotify();
  return useChange(async (body: { isDemanded: boolean; password: string }) => {
    await call("adminDemandSecondFactor", { body });
    notify(body.isDemanded ? "secondStep.demanded" : "secondStep.notDemanded", { type: "success" });
  });
}
