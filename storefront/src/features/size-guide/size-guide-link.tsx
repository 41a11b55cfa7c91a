import type { Size } from "@contract/constants";
import { Ruler } from "lucide-react";
import { type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "@/components/link";
import { lazyDialog } from "@/lib/lazy-part";
import { type Chosen, sizeGuideOf } from "./size-guide-path";

const SizeGuideDialog = lazyDialog(["sizeguide"], () => import("./size-guide-dialog"));

type SizeGuideLinkProps = { slug: string; size: Size | undefined; chosen?: Chosen };

/** Opens the size guide in a dialog; in a new tab, and without scripts, it is a page. */
export function SizeGuideLink({ slug, size, chosen }: SizeGuideLinkProps) {
  const { t } = useTranslation("options");
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={sizeGuideOf(slug, size, chosen)}
        onClick={open}
        data-tap=""
        className="inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-brand underline underline-offset-4"
      >
        <Ruler className="size-4" aria-hidden="true" />
        {t("guide")}
      </Link>
      {isOpen && (
        <Suspense>
          <SizeGuideDialog slug={slug} size={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
