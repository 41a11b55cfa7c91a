import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { fetchToaster, toastError, toastSuccess } from "@/components/toast";
import { provideTexts } from "@/i18n/instance";
import { messageOf } from "@/lib/errors";
import { paths } from "@/paths";
import { addToCart } from "./add-to-cart";
import type { PendingAdd } from "./pending-add";
import { cartKey, keepCart } from "./queries";
import { useCartDrawer } from "./use-cart-drawer";

/** Adds a product to the cart, confirms it, and goes on to checkout after Buy Now. */
export function useAdd() {
  const { t } = useTranslation("cart");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { open } = useCartDrawer();
  return async (userId: string, { buyNow, ...wanted }: PendingAdd): Promise<void> => {
    // With the call, neither with the page, as they are shown only now, nor after it.
    const words = provideTexts(["cart"]).catch(() => undefined);
    if (!buyNow) void fetchToaster();
    try {
      const { data, message = "" } = await addToCart({ body: { userId, ...wanted } });
      await client.cancelQueries({ queryKey: cartKey(userId) });
      keepCart(client, data);
      await words;
      if (buyNow) void navigate(paths.checkout);
      else toastSuccess(message, { action: { label: t("view"), onClick: open } });
    } catch (error) {
      await words;
      toastError(messageOf(error, t("addFailed")));
    }
  };
}
