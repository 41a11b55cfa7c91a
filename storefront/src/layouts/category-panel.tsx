import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { categoryTextsQuery } from "@/features/catalog/category-texts";
import { storeCategory } from "@/features/catalog/stored-filters";
import { useLanguage } from "@/i18n/use-language";
import { useCategoryName } from "@/lib/categories";
import { KindLinks } from "./kind-links";

type CategoryPanelProps = {
  category: string;
  /** Opened by the keyboard, which goes on in it. */
  takesFocus: boolean;
  /** `returns`: the keyboard goes back to the category's link. */
  onClose: (returns: boolean) => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The kinds of a category below its link in the header. Nothing for a category without kinds: its link is all. */
export default function CategoryPanel({ category, takesFocus, onClose }: CategoryPanelProps) {
  const { t } = useTranslation("kinds");
  const { language } = useLanguage();
  const { data } = useQuery(categoryTextsQuery(language));
  const name = useCategoryName();
  const panel = useRef<HTMLDivElement>(null);
  const kinds = data?.find(({ _id }) => _id === category)?.kinds ?? [];
  const isThere = kinds.length > 0;
  useEffect(() => {
    if (isThere && takesFocus) panel.current?.querySelector("a")?.focus();
  }, [isThere, takesFocus]);
  useEffect(() => {
    const closeBy = ({ key }: globalThis.KeyboardEvent) =>
      key === "Escape" && onClose(panel.current?.contains(document.activeElement) ?? false);
    addEventListener("keydown", closeBy);
    return () => removeEventListener("keydown", closeBy);
  }, [onClose]);
  if (!isThere) return null;
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const links = [...(panel.current?.querySelectorAll("a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[(at + step + links.length) % links.length]?.focus();
  };
  const follow = () => {
    storeCategory(category);
    onClose(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the links in it
    <div
      ref={panel}
      className="category-panel"
      onKeyDown={move}
      onBlur={({ relatedTarget }) =>
        relatedTarget instanceof Node && !panel.current?.contains(relatedTarget) && onClose(false)
      }
    >
      <ul className="shop-width" aria-label={t("of", { category: name(category) })}>
        <KindLinks category={category} kinds={kinds} onFollow={follow} />
      </ul>
    </div>
  );
}
