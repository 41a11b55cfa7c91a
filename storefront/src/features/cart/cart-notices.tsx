import type { Cart } from "@contract/cart";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

type CartNoticesProps = { notices: Cart["notices"]; onSeen: () => void };

/** What changed meanwhile: shown before anything is ordered. */
export function CartNotices({ notices, onSeen }: CartNoticesProps) {
  const { t } = useTranslation();
  if (notices.length === 0) return null;
  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-md border-l-4 border-warn bg-warn-soft py-2 pr-1 pl-4 text-sm text-warn"
    >
      <ul className="grid grow gap-1 py-1 font-medium">
        {notices.map(({ kind, productId, size, variantId, message }) => (
          <li key={`${kind} ${productId} ${variantId ?? size}`}>{message}</li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t("close")}
        className="grid size-9 shrink-0 place-content-center rounded-full hover:bg-surface"
        onClick={onSeen}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  );
}
