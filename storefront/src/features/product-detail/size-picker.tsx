import type { Size } from "@contract/constants";
import { useTranslation } from "react-i18next";

type SizePickerProps = {
  sizes: readonly { size: Size; stock: number }[];
  chosen: Size | undefined;
  onClick: (size: Size) => void;
};

const few = 3;

/**
 * The sizes of a garment; sold-out ones cannot be selected, the selected one is deselected by a second click. Spec
 * §2.
 */
export function SizePicker({ sizes, chosen, onClick }: SizePickerProps) {
  const { t } = useTranslation("product");
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{t("chooseSize")}</legend>
      <ul className="flex flex-wrap gap-2">
        {sizes.map(({ size, stock }) => (
          <li key={size}>
            <button
              type="button"
              disabled={stock === 0}
              aria-pressed={size === chosen}
              aria-label={stock === 0 ? `${size}, ${t("sizeGone")}` : size}
              onClick={() => onClick(size)}
              className="grid min-h-12 min-w-14 place-content-center rounded-md border border-line-strong bg-surface px-2 font-semibold hover:border-brand disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft disabled:line-through aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              {size}
              {stock > 0 && stock <= few && (
                <span className="block text-xs font-medium">{t("sizeLeft", { count: stock })}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="min-h-7 pt-1.5 text-sm font-medium text-brand">
        {chosen && t("selected", { size: chosen })}
      </p>
    </fieldset>
  );
}
