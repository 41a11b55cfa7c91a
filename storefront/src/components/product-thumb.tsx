import { pictureAt } from "@contract/pictures";

/** A product's picture at the size of a line in a list; its alt text is empty, because the title is next to it. */
export function ProductThumb({ image, className = "size-20" }: { image: string; className?: string }) {
  return (
    <picture className={`block shrink-0 overflow-hidden rounded-md bg-sunken ${className}`}>
      <source type="image/avif" srcSet={pictureAt(image, 320, "avif")} />
      <img
        src={pictureAt(image, 320)}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}
