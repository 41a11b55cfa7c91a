import type { OwnPhoto } from "@contract/review-photos";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { toastError, toastSuccess } from "@/components/toast";
import { callOwn } from "@/lib/call-own";
import { messageOf } from "@/lib/errors";
import { PhotoThumbs } from "./photo-thumbs";
import { ownPhotosQuery } from "./queries";

type OwnPhotosProps = { productId: string; title: string; author: { id: string; userName: string } };

const isKept = <One extends OwnPhoto>(photo: One): photo is One & { url: string } => photo.url !== null;

/** This shopper's own photos of a product, what the shop has decided about each, and the press that removes one. */
export function OwnPhotos({ productId, title, author }: OwnPhotosProps) {
  const { t } = useTranslation("reviews");
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: photos = [] } = useQuery(ownPhotosQuery(productId, author.id));
  const remove = useRemoval(() => heading.current?.focus());
  if (photos.length === 0) return null;
  const alt = t("photoOf", { name: author.userName, title });
  const numbered = photos.map((photo, at) => ({ ...photo, alt, number: at + 1 }));
  const shots = numbered.filter(isKept);
  const refused = numbered.filter((photo) => !isKept(photo));
  const removal = (photoId: string, number: number) => (
    <Button
      look="quiet"
      size="small"
      className="-ml-3 min-h-11"
      aria-disabled={remove.isPending}
      onClick={() => !remove.isPending && remove.mutate(photoId)}
    >
      <Trash2 className="size-4" aria-hidden="true" />
      {t("removePhoto")} <span className="sr-only">{number}</span>
    </Button>
  );
  return (
    <section
      aria-label={t("yourPhotos")}
      className="mb-5 rounded-lg border border-dashed border-line-strong p-4"
    >
      <h3 ref={heading} tabIndex={-1} className="pb-3 font-semibold">
        {t("yourPhotos")}
      </h3>
      {shots.length > 0 && (
        <PhotoThumbs
          shots={shots}
          title={t("yourPhotos")}
          className="grid gap-3 sm:grid-cols-2"
          beside={({ _id, state, number }) => (
            <div className="text-sm">
              <p className="text-ink-soft">{t(state === "approved" ? "photoShown" : "photoWaits")}</p>
              {removal(_id, number)}
            </div>
          )}
        />
      )}
      {refused.length > 0 && (
        <ul className="grid gap-2 pt-3 text-sm first:pt-0">
          {refused.map(({ _id, reason, number }) => (
            <li key={_id} className="wrap-anywhere">
              <p>{t("photoRefused", { reason })}</p>
              {removal(_id, number)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** After a failure as well the photos are read again: another tab may have removed it. */
function useRemoval(onDone: () => void) {
  const { t } = useTranslation("reviews");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) => callOwn("removeReviewPhoto", { params: { photoId } }),
    onSuccess: () => toastSuccess(t("photoRemoved")),
    onError: (error) => toastError(messageOf(error, t("photoNotRemoved"))),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ["own-photos"] }),
        client.invalidateQueries({ queryKey: ["reviews"] }),
      ]);
      onDone();
    },
  });
}
