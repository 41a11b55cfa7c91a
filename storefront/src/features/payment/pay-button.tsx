import { LoaderCircle } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, type ButtonLook, type ButtonSize } from "@/components/button";
import { useLanguage } from "@/i18n/use-language";
import { returnPath } from "./return-path";

type PayButtonProps = {
  orderId: string;
  look?: ButtonLook;
  size?: ButtonSize;
  /** The label with the amount. */
  children: ReactNode;
  /** After the payment window is closed. */
  onDone?: () => void;
};

/** Opens the payment of an order that waits for it. The payment's code is loaded when it is pressed. */
export function PayButton({ orderId, look, size, children, onDone }: PayButtonProps) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const paying = useRef(false);
  const start = async () => {
    if (paying.current) return;
    paying.current = true;
    setBusy(true);
    const path = await import("./pay-again")
      .then(({ payAgain }) => payAgain(orderId, language))
      .catch(() => returnPath(orderId));
    paying.current = false;
    setBusy(false);
    onDone?.();
    void navigate(path, { replace: path.startsWith(pathname) });
  };
  return (
    <Button
      look={look}
      size={size}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => void start()}
    >
      {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
      {children}
    </Button>
  );
}
