import { useTranslation } from "react-i18next";

const known = ["upi", "card", "netbanking", "wallet", "emi", "paylater"] as const;

/** The name of the online payment method on screen; the payment provider's own if we have no text for it. */
export function usePayMethod(): (method: string | null | undefined) => string {
  const { t } = useTranslation("orders");
  return (method) => {
    if (!method) return t("method.online");
    const ours = known.find((one) => one === method);
    return ours ? t(`payMethod.${ours}`) : method;
  };
}
