import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type Input } from "@/lib/api";

/** Writes a review, then reads reviews and product again, so that list and average are the server's. */
export function useAddReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<"addReview">["body"]) => call("addReview", { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["reviews"] }),
        client.invalidateQueries({ queryKey: ["product"] }),
      ]),
  });
}
