import { useTranslation } from "react-i18next";
import { wanted } from "@/lib/wanted";
import type { Comparable } from "./compared";
import { useIsCompared } from "./shown-compared";

/**
 * In a corner of a card. The styles show it where a mouse or the keyboard is on the card, and on a phone as soon as
 * something is being compared: cards stay calm until then.
 */
export function CardCompare({ product }: { product: Comparable }) {
  const { t } = useTranslation();
  const toggle = async () => (await wanted(() => import("./toggle")))?.toggleCompared(product);
  return (
    <button
      type="button"
      className="card-compare"
      aria-label={`${t("compare")}: ${product.title}`}
      aria-pressed={useIsCompared(product._id)}
      onClick={() => void toggle()}
    >
      {t("compare")}
    </button>
  );
}
