import type { ReactNode } from "react";
import { Dialog } from "./dialog";

type ModalProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A panel at the side, or a small sheet in the middle. */
  shape: "drawer" | "sheet";
  footer?: ReactNode;
};

/** A dialog with a title above, a scrolling body, and a footer that stays visible. It is open while it is mounted. */
export function Modal({ title, onClose, children, shape, footer }: ModalProps) {
  return (
    <Dialog
      label={title}
      onClose={onClose}
      from={shape === "drawer" ? "right" : "sheet"}
      className={shape === "drawer" ? "animate-slide-in!" : ""}
    >
      <div className="flex min-h-17 items-center border-b border-line bg-surface pr-16 pl-5">
        <h2 className="font-display text-xl font-bold">{title}</h2>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {footer && <div className="border-t border-line bg-surface px-5 py-4">{footer}</div>}
    </Dialog>
  );
}
