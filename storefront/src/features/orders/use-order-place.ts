import { counterIn } from "@contract/counter-in";
import type { Order } from "@contract/orders";
import { useLanguage } from "@/i18n/use-language";
import { useTerms } from "@/lib/terms";

/** Where an order goes; the counter where it is picked up, as the shop says its own address in the language on screen. */
export function useOrderPlace({ addressInfo, pickup }: Order): Order["addressInfo"] {
  const { language } = useLanguage();
  const shop = useTerms()?.shop;
  return pickup && shop ? { ...addressInfo, ...counterIn(addressInfo, shop, language) } : addressInfo;
}
