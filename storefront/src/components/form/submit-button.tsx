import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button, type ButtonLook } from "@/components/button";
import { useHydrated } from "@/lib/use-hydrated";

type SubmitButtonProps = {
  busy: boolean;
  children: ReactNode;
  look?: ButtonLook;
  size?: "medium" | "large";
  className?: string;
  /** The form's id, where the button stands outside of it. */
  form?: string;
};

/**
 * Sends the form. Shut until the page listens, so that an early press never sends a password by a plain request;
 * while busy it stays focusable and says so.
 */
export function SubmitButton({
  busy,
  children,
  className = "w-full",
  size = "large",
  look,
  form,
}: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      form={form}
      look={look}
      size={size}
      className={`${className} disabled:opacity-100`}
      disabled={!hydrated}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />}
      {children}
    </Button>
  );
}
