import type { Cart } from "@contract/cart";
import type { Size } from "@contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { toastError } from "@/components/toast";
import { provideTexts } from "@/i18n/instance";
import { sessionKeys, writeSession } from "@/lib/storage";
import { paths } from "@/paths";
import { keepPendingAdd, type PendingAdd } from "./pending-add";
import { cartKey } from "./queries";
import { type Buyable, type ChosenVariant, quantityInCart, stockProblem } from "./stock-cap";
import { stockWords } from "./stock-words";
import { useAdd } from "./use-add";

export type BuyInput = {
  product: Buyable;
  size: Size | undefined;
  variant: ChosenVariant | undefined;
  quantity: number;
};
export type Buy = {
  /** True during a call: the buttons wait. */
  busy: boolean;
  /** What `addToCart` sends, but for the shopper: server/early-add.ts sends it if it is pressed before the page listens. */
  written(input: BuyInput): string;
  addToCart(input: BuyInput): void;
  buyNow(input: BuyInput): void;
};
type Visitor = { status: "loading" | "guest" | "shopper" | "admin"; user: { id: string } | undefined };

/** Add to Cart and Buy Now (Spec §2 "Product detail dialog"), with the stock cap and the sign-in rule of §5. */
export function useBuy({ status, user }: Visitor): Buy {
  const { t } = useTranslation("cart");
  const client = useQueryClient();
  const add = useAdd();
  const askToSignIn = useSignInWall();
  const [pending, setPending] = useState<PendingAdd>();

  // A press during the session check waits for its result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new click or a finished session check continues it
  useEffect(() => {
    if (!pending || status === "loading") return;
    if (user) void add(user.id, pending).finally(() => setPending(undefined));
    else {
      setPending(undefined);
      askToSignIn(pending);
    }
  }, [pending, status, user]);

  const want = (input: BuyInput, buyNow: boolean) => {
    const { product, size, variant, quantity } = input;
    const variantId = variant?.variantId;
    const cart = user && client.getQueryData<Cart>(cartKey(user.id));
    const inCart = quantityInCart(cart?.items ?? [], { productId: product._id, size, variantId });
    const problem = stockProblem(product, { size, variant, quantity, inCart });
    // What was sent early may be in the cart by now.
    if (problem && !window.earlyAnswer?.held)
      void provideTexts(["cart"]).then(() => toastError(stockWords(t, problem)));
    else setPending({ ...wantedOf(input), buyNow });
  };
  return {
    busy: pending !== undefined,
    written: (input) => JSON.stringify(wantedOf(input)),
    addToCart: (input) => want(input, false),
    buyNow: (input) => want(input, true),
  };
}

/** As `use-add.ts` sends it, in this order. */
const wantedOf = ({ product, size, variant, quantity }: BuyInput) => ({
  productId: product._id,
  quantity,
  ...(size && { size }),
  ...(variant && { variantId: variant.variantId }),
});

/** Spec §8 "Not logged in when adding to cart". The item and the page are kept until after signing in. */
function useSignInWall() {
  const { t } = useTranslation("cart");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (pending: PendingAdd) => {
    keepPendingAdd(pending);
    writeSession(sessionKeys.redirectAfterLogin, pathname + search);
    void provideTexts(["cart"]).then(() => toastError(t("authRequired"), { description: t("pleaseLogin") }));
    void navigate(paths.login);
  };
}
