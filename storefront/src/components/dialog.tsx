import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type DialogProps = {
  /** Read out when it opens. */
  label: string;
  onClose: () => void;
  /** Shows it, when it is mounted, in another way than at once. */
  enter?: (show: () => void) => void;
  children: ReactNode;
  /** Its position: centred, or along an edge as a drawer. */
  from?: "centre" | "right" | "bottom" | "sheet";
  className?: string;
};

const places = {
  centre:
    "m-auto h-[min(56rem,94dvh)] w-[min(68rem,94vw)] rounded-xl max-md:mb-0 max-md:h-[94dvh] max-md:w-full max-md:rounded-b-none",
  right: "mr-0 ml-auto h-dvh w-[min(27rem,100vw)]",
  sheet: "m-auto max-h-[92dvh] w-[min(34rem,94vw)] rounded-xl",
  bottom: "mt-auto mb-0 max-h-[88dvh] w-full rounded-t-xl",
};

const atOnce = (show: () => void) => show();

/** A modal dialog on the browser's own <dialog>: it traps and restores focus, Escape and the backdrop close it. */
export function Dialog({
  label,
  onClose,
  enter = atOnce,
  children,
  from = "centre",
  className = "",
}: DialogProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it enters once
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    enter(() => {
      if (dialog?.isConnected && !dialog.open) dialog.showModal();
    });
    return () => {
      dialog?.close();
      // The browser restores focus on close(), but not if the dialog has already left the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way is Escape, which the browser turns into `cancel`
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`animate-rise overflow-hidden bg-paper p-0 shadow-raised ${places[from]} ${className}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="absolute top-3 right-3 z-10 grid size-11 place-content-center rounded-full border border-line bg-surface text-ink shadow-card hover:text-brand"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
