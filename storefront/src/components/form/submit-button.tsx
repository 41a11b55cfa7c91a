import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "@/components/button";

type SubmitButtonProps = {
  busy: boolean;
  children: ReactNode;
  look?: ButtonLook;
  size?: "medium" | "large";
  className?: string;
  /** The form's id, if the button is outside of it. */
  form?: string;
};

/**
 * Sends the form; while busy it stays focusable and says so. A press before the page is hydrated is kept by the
 * inline script (server/early-taps.ts), so that no password is sent by a plain request.
 */
export function SubmitButton({
  busy,
  children,
  className = "w-full",
  size = "large",
  look,
  form,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      form={form}
      look={look}
      size={size}
      className={className}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
      {children}
    </Button>
  );
}
