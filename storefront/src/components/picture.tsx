import { lazyImageMarginPx } from "@contract/constants";
import { pictureAt, pictureSources, smallestPicture } from "@contract/pictures";
import { use, useEffect, useRef, useState } from "react";
import { Lite } from "@/lib/lite";

type PictureProps = {
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture: fetched at once and first. */
  priority?: boolean;
  /** Visible without scrolling: fetched with the page, in its turn. */
  eager?: boolean;
  className?: string;
};

/**
 * A picture of the shop in AVIF or WebP at the width it is shown. All but eager ones are fetched when they come
 * within 50 px of the screen (Spec §9); without JavaScript they are in a <noscript>.
 */
export function Picture({
  src,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className = "",
}: PictureProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(eager);
  useEffect(() => (near ? undefined : whenNear(ref.current, () => setNear(true))), [near]);
  if (import.meta.env.SSR && use(Lite)) return <LitePicture {...{ src, alt, sizes, priority, className }} />;
  const sources = pictureSources(src);
  const image = (
    <img
      src={pictureAt(src, 640)}
      alt={alt}
      width={640}
      height={640}
      decoding={priority ? "sync" : "async"}
      fetchPriority={priority ? "high" : undefined}
      className={`size-full ${className}`.trimEnd()}
    />
  );
  return (
    <span ref={ref} className="picture">
      {near ? (
        <picture>
          {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
          {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
          {image}
        </picture>
      ) : (
        <noscript>
          <img src={pictureAt(src, 320)} alt={alt} />
        </noscript>
      )}
    </span>
  );
}

const fillsPhone = (sizes: string) => /9\dvw$/.test(sizes);

/** Few bytes: a small file, fetched by the browser when it comes near. Only the first that fills a phone's width is larger. */
const LitePicture = ({ src, alt, sizes, priority, className = "" }: PictureProps) => (
  <picture>
    <img
      src={priority && fillsPhone(sizes) ? pictureAt(src, 320) : smallestPicture(src)}
      alt={alt}
      width={160}
      height={160}
      loading={priority ? undefined : "lazy"}
      className={`size-full ${className}`}
    />
  </picture>
);

function whenNear(element: Element | null, then: () => void): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) then();
    },
    { rootMargin: `${lazyImageMarginPx}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
