import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { type Save, useSettingsSave } from "./use-settings-save";

type Saved<Body> = { data: Body & { hasDraft: boolean } };

type Calls<Body> = {
  /** The draft if there is one, otherwise what is published. */
  read: () => Promise<Saved<Body>>;
  publish: (body: Body) => Promise<Saved<Body>>;
  saveDraft: (body: Body) => Promise<Saved<Body>>;
  discard: () => Promise<Saved<Body>>;
};

type Texts<Body> = {
  /** The key of the sentence that says that it is published. */
  published: string;
} & Pick<Save<Body>, "toFormErrors">;

/** A page of settings with a draft: read once, saved for later or published, merged with what others save. */
export function useDraft<Body extends object>(
  name: string,
  calls: Calls<Body>,
  { published, toFormErrors }: Texts<Body>,
) {
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = [name];
  const saved = useQuery({
    queryKey,
    queryFn: calls.read,
    // What somebody is typing must not be overwritten because a window got the focus.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const onSuccess = (now: Saved<Body>) => client.setQueryData(queryKey, now);
  const publish = useMutation({ mutationFn: calls.publish, onSuccess });
  const saveDraft = useMutation({ mutationFn: calls.saveDraft, onSuccess });
  const discard = useMutation({ mutationFn: calls.discard, onSuccess });
  const editing = useSettingsSave<Body>({
    save: (body, how) => (how === "draft" ? saveDraft : publish).mutateAsync(body),
    read: calls.read,
    saved: (how) => (how === "draft" ? "draft.saved" : published),
    ...(toFormErrors && { toFormErrors }),
  });
  const goBack = () =>
    discard.mutate(undefined, {
      onSuccess: () => notify("draft.discarded", { type: "success" }),
      onError: ({ message }) => notify(message, { type: "error" }),
    });
  const isPending = publish.isPending || saveDraft.isPending || discard.isPending;
  return { saved, isPending, goBack, ...editing };
}
