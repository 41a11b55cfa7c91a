import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { Picture } from "@/components/picture";
import { lazyDialog } from "@/lib/lazy-part";

const Zoom = lazyDialog(["lightbox"], () => import("@/features/product-detail/zoom"));

/** A photo; `alt` says whose it is, and of which product. */
export type Shot = { _id: string; url: string; width: number; height: number; alt: string };

type PhotoThumbsProps<One extends Shot> = {
  shots: readonly One[];
  /** What the dialog is called. */
  title: string;
  className: string;
  /** What stands beside a photo. */
  beside?: (shot: One) => ReactNode;
  /** What follows the photos in the same list. */
  children?: ReactNode;
};

/** Small pictures that open larger, in the dialog of the product's own; without scripts each is a link to its picture. */
export function PhotoThumbs<One extends Shot>({
  shots,
  title,
  className,
  beside,
  children,
}: PhotoThumbsProps<One>) {
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const open = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  const close = () => {
    // Back to where it was opened, also after stepping through the others.
    list.current?.querySelectorAll<HTMLElement>("a[data-photo]")[opened ?? 0]?.focus();
    setOpened(undefined);
  };
  return (
    <>
      <ul ref={list} className={className}>
        {shots.map((shot, at) => (
          <li key={shot._id} className="flex shrink-0 items-start gap-3">
            <a
              data-photo
              // Pressed before the scripts have come, it waits for them.
              data-tap=""
              href={shot.url}
              aria-label={shot.alt}
              onClick={(event) => open(event, at)}
              className="block size-20 shrink-0 cursor-zoom-in overflow-hidden rounded-md border border-line bg-sunken hover:border-brand"
            >
              <Picture src={shot.url} alt={shot.alt} sizes="80px" className="object-cover" />
            </a>
            {beside?.(shot)}
          </li>
        ))}
        {children}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <Zoom images={shots} title={title} at={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
