import { featuredScrollPx } from "@contract/constants";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Children, type ReactNode, use, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SectionHeading } from "@/components/section-heading";
import { Lite } from "@/lib/lite";
import { useDragScroll } from "@/lib/use-drag-scroll";

type ProductStripProps = {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
  aside?: ReactNode;
};

/** Each is fetched with the page, as all of them are near the screen. */
const inLite = 5;

/**
 * Products side by side in a scroller, with a button for each direction: 200 px a step, so nothing snaps. Spec §2 "Home page".
 * The light version has the first few.
 */
export function ProductStrip({ id, title, text, children, aside }: ProductStripProps) {
  const { t } = useTranslation("strips");
  const strip = useRef<HTMLUListElement>(null);
  const isLite = import.meta.env.SSR && use(Lite);
  useDragScroll(strip);
  const scroll = (px: number) => strip.current?.scrollBy({ left: px, behavior: "smooth" });
  return (
    <section id={id} className="shop-width">
      <SectionHeading title={title} {...(text ? { text } : {})}>
        <div className="flex items-center gap-2">
          {aside}
          <button
            type="button"
            aria-label={t("left")}
            className="round-button"
            onClick={() => scroll(-featuredScrollPx)}
          >
            <ChevronLeft className="size-5" aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t("right")}
            className="round-button"
            onClick={() => scroll(featuredScrollPx)}
          >
            <ChevronRight className="size-5" aria-hidden="true" />
          </button>
        </div>
      </SectionHeading>
      <ul ref={strip} className="product-strip">
        {isLite ? Children.toArray(children).slice(0, inLite) : children}
      </ul>
    </section>
  );
}
