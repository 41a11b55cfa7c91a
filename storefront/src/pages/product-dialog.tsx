import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Dialog } from "@/components/dialog";
import { overState } from "@/routing/background";
import { inTransition } from "@/routing/in-transition";
import { ProductScreen } from "./parts/product-screen";

/**
 * A product over the list it was opened from; closing it goes back to that list, however many products were opened in
 * between.
 */
export default function ProductDialog() {
  const { t } = useTranslation("product");
  const location = useLocation();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const slug = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");
  const depth = overState(location)?.depth ?? 1;
  const gone = useRef<() => void>(undefined);
  useEffect(() => () => gone.current?.(), []);
  const leave = () =>
    new Promise<void>((resolve) => {
      gone.current = resolve;
      navigate(-depth);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins at its top
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [slug]);
  return (
    <Dialog
      label={t("details")}
      onClose={() => inTransition(leave)}
      enter={inTransition}
      className="supports-[view-transition-name:none]:animate-none!"
    >
      <div
        ref={body}
        className="min-h-0 grow overflow-y-auto scroll-pt-16 scroll-pb-24 overscroll-contain px-4 pt-16 pb-26 md:scroll-pb-8 md:px-8 md:pb-8 md:pt-8"
      >
        <ProductScreen key={slug} slug={slug} />
      </div>
    </Dialog>
  );
}
