import type { Cart, CartItem } from "@contract/cart";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toastError, toastSuccess } from "@/components/toast";
import { call } from "@/lib/api";
import { messageOf } from "@/lib/errors";
import { addToCart } from "./add-to-cart";
import { withoutLine, withQuantity } from "./cart-edit";
import { withoutSeenNotices } from "./notices";
import { cartKey, keepCart } from "./queries";

type Change = { item: CartItem; quantity: number };
const mutationKey = ["cart", "change"];

/** Changes to lines of the cart: shown at once, sent one after the other, undone if the server refuses. */
export function useCartChanges(userId: string) {
  const { t } = useTranslation("cart");
  const client = useQueryClient();
  const key = cartKey(userId);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: "cart" },
    mutationFn: (change: Change) => sendChange(userId, change),
    onMutate: async ({ item, quantity }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Cart>(
        key,
        (cart) => cart && (quantity > 0 ? withQuantity(cart, item, quantity) : withoutLine(cart, item)),
      );
    },
    onSuccess: async ({ data, message = "" }, { item, quantity }) => {
      // While more changes are waiting, the screen is newer than this response.
      if (client.isMutating({ mutationKey }) === 1) keepCart(client, data);
      if (quantity > 0) toastSuccess(message);
      else toastSuccess(message, { action: { label: t("undo"), onClick: () => void putBack(item) } });
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: key });
      toastError(messageOf(error, t("updateFailed")));
    },
  });

  const putBack = async ({ productId, variantId, quantity }: CartItem) => {
    try {
      const { data } = await addToCart({ body: { userId, productId, variantId, quantity } });
      keepCart(client, data);
    } catch (error) {
      toastError(messageOf(error, t("addFailed")));
    }
  };
  return {
    setQuantity: (item: CartItem, quantity: number) => mutate({ item, quantity }),
    remove: (item: CartItem) => mutate({ item, quantity: 0 }),
    putNoticesAway: () => client.setQueryData<Cart>(key, (cart) => cart && withoutSeenNotices(cart)),
  };
}

function sendChange(userId: string, { item: { productId, variantId }, quantity }: Change) {
  if (quantity > 0) return call("updateCart", { body: { userId, productId, variantId, quantity } });
  return call("removeFromCart", { params: { userId, productId }, query: { variantId } });
}
