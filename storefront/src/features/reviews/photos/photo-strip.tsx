import type { PhotoStrip as Strip } from "@contract/reviews";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { PhotoThumbs } from "./photo-thumbs";
import { photosQuery } from "./queries";

/** The photos of all reviews, the newest first; what does not fit the first few is fetched when asked for. */
export function PhotoStrip({ product, title, strip }: { product: string; title: string; strip: Strip }) {
  const { t } = useTranslation("reviews");
  const [wantsAll, setWantsAll] = useState(false);
  const all = useInfiniteQuery({ ...photosQuery(product), enabled: wantsAll });
  const fetched = all.data?.pages.flatMap(({ data }) => data);
  const photos = fetched ?? strip.newest;
  const shots = photos.map((photo) => ({ ...photo, alt: t("photoOf", { name: photo.userName, title }) }));
  const hasMore = fetched ? all.hasNextPage : strip.total > photos.length;
  const more = () => {
    if (all.isFetching) return;
    if (fetched) void all.fetchNextPage();
    else if (wantsAll) void all.refetch();
    else setWantsAll(true);
  };
  return (
    <section aria-label={t("photos")} className="mb-5">
      <h3 className="pb-2 font-semibold">
        {t("photos")} <span className="font-normal text-ink-soft">({strip.total})</span>
      </h3>
      <PhotoThumbs
        shots={shots}
        title={t("photos")}
        className="-m-1 flex gap-2 overflow-x-auto overscroll-x-contain p-1"
      >
        {hasMore && (
          <li className="flex shrink-0 items-center px-2 noscript:hidden">
            <Button look="outline" size="small" aria-disabled={all.isFetching} onClick={more}>
              {all.isFetching ? t("loadingMore") : t("morePhotos")}
            </Button>
          </li>
        )}
      </PhotoThumbs>
      {all.isError && !all.isFetching && (
        <p role="alert" className="pt-2 font-medium text-bad">
          {t("photosNotLoaded")}
        </p>
      )}
    </section>
  );
}
