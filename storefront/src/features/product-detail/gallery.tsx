import { ChevronLeft, ChevronRight, ZoomIn } from "lucide-react";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Picture } from "@/components/picture";
import { lazyDialog } from "@/lib/lazy-part";
import { useSnapRow } from "@/lib/use-snap-row";

const Zoom = lazyDialog(["lightbox"], () => import("./zoom"));
/** A product's pictures: swiped or stepped through, counted, with thumbnails, and enlarged by a click. */
export function Gallery({ title, images }: { title: string; images: readonly string[] }) {
  const { t } = useTranslation("product");
  const row = useRef<HTMLUListElement>(null);
  const { shown, show } = useSnapRow(row);
  const [zoomed, setZoomed] = useState(false);
  const total = images.length;
  const arrow = (step: 1 | -1, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => show((shown + step + total) % total)}
      className="over-picture gallery-arrow"
    >
      {icon}
    </button>
  );
  return (
    <section aria-label={t("pictures", { title })} className="grid gap-3">
      <div className="relative">
        <ul ref={row} className="product-picture gallery-row hide-scrollbar">
          {images.map((image, at) => (
            <li key={image} inert={at !== shown}>
              <button
                type="button"
                aria-label={t("zoom")}
                onClick={() => setZoomed(true)}
                className="block size-full cursor-zoom-in!"
              >
                <Picture
                  src={image}
                  alt={at === 0 ? title : t("picture", { number: at + 1, total })}
                  priority={at === 0}
                  sizes="(min-width: 1024px) 600px, (min-width: 768px) 48vw, 94vw"
                  className="object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            {arrow(-1, t("previousPicture"), <ChevronLeft className="size-5" aria-hidden="true" />)}
            {arrow(1, t("nextPicture"), <ChevronRight className="size-5" aria-hidden="true" />)}
          </>
        )}
        {total > 0 && (
          <>
            <p className="gallery-count">
              {shown + 1} / {total}
            </p>
            <span className="over-picture pointer-events-none absolute right-3 bottom-3" aria-hidden="true">
              <ZoomIn className="size-5" />
            </span>
          </>
        )}
      </div>
      {total > 1 && (
        <ul className="gallery-thumbs hide-scrollbar">
          {images.map((image, at) => (
            <li key={image} className="shrink-0">
              <button
                type="button"
                aria-label={t("picture", { number: at + 1, total })}
                aria-current={at === shown ? "true" : undefined}
                onClick={() => show(at)}
                className="gallery-thumb"
              >
                <Picture src={image} alt="" eager sizes="72px" className="object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed && (
        <Suspense>
          <Zoom images={images} title={title} at={shown} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </section>
  );
}
