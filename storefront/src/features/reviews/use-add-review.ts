import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call, type Input } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { sendPhoto } from "./photos/send-photo";
import type { Chosen } from "./photos/use-chosen-photos";

type Adding = {
  body: Input<"addReview">["body"];
  photos: readonly Chosen[];
  /** Called before each photo with its number, from 1. */
  onPhoto: (number: number) => void;
};

/**
 * Writes a review, sends its photos one after the other, then reads reviews and product again, so that list and average
 * are the server's. Returns the photos that could not be sent, each with the reason.
 */
export function useAddReview() {
  const { t } = useTranslation("reviews");
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, photos, onPhoto }: Adding): Promise<Chosen[]> => {
      const { data } = await call("addReview", { body });
      const left: Chosen[] = [];
      for (const [at, photo] of photos.entries()) {
        onPhoto(at + 1);
        try {
          await sendPhoto(data._id, photo.file);
        } catch (error) {
          left.push({ ...photo, error: messageOf(error, t("photoNotSent")) });
        }
      }
      return left;
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["reviews"] }),
        client.invalidateQueries({ queryKey: ["own-photos"] }),
        client.invalidateQueries({ queryKey: ["product"] }),
      ]),
  });
}
