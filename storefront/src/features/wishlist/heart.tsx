import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { wanted } from "@/lib/wanted";
import { useIsWished } from "./shown-wishes";

type HeartProps = {
  product: { _id: string; title: string };
  /** Words beside it, where it stands among other buttons. */
  children?: string;
};

/** Puts a product on the wishlist or takes it off; a guest's list is kept in the browser. */
export function Heart({ product, children }: HeartProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const toggle = async () => (await wanted(() => import("./toggle")))?.toggleWish(client, product._id);
  return (
    <button
      type="button"
      className={children ? "heart heart-wide" : "heart"}
      aria-label={t("wish", { title: product.title })}
      aria-pressed={useIsWished(product._id)}
      onClick={() => void toggle()}
    >
      {children}
    </button>
  );
}
