import type { Variant } from "@contract/products";
import { choiceOf } from "@contract/variant-options";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { optionsOf, withPicks } from "./options";

type OptionChooserProps = {
  variants: readonly Variant[];
  chosen: Variant | undefined;
  onChoose: (variant: Variant | undefined) => void;
};
type Picks = Record<string, string>;

const few = 3;
/** Names that plugins commonly use, in the reader's language; others are shown as they are. */
const names: Readonly<Record<string, "colour" | "size">> = {
  Colour: "colour",
  Color: "colour",
  Size: "size",
};

const picksOf = (chosen: Variant | undefined): Picks =>
  Object.fromEntries((chosen?.options ?? []).map(({ name, value }) => [name, value]));

/**
 * The options of a product, each a group of radio buttons. What is not to be had with the other choices is crossed out,
 * and can be chosen all the same: the others then begin anew if nothing has both. Without scripts a form lists the
 * variants.
 */
export function OptionChooser({ variants, chosen, onChoose }: OptionChooserProps) {
  const { t } = useTranslation("options");
  const [picks, setPicks] = useState(() => picksOf(chosen));
  const id = useId();
  const options = optionsOf(variants);
  const pick = (name: string, value: string) => {
    const all = { ...picks, [name]: value };
    const next = withPicks(variants, all).length > 0 ? all : { [name]: value };
    setPicks(next);
    onChoose(Object.keys(next).length === options.length ? withPicks(variants, next)[0] : undefined);
  };
  const isGone = (name: string, value: string) =>
    withPicks(variants, { ...picks, [name]: value }).every(({ stock }) => stock === 0);
  return (
    <div className="grid gap-4">
      {options.map(({ name, values }) => (
        <fieldset key={name}>
          <legend className="pb-2 font-semibold">{names[name] ? t(names[name]) : name}</legend>
          <div className="flex flex-wrap gap-2">
            {values.map((value) => {
              const gone = isGone(name, value);
              return (
                <label
                  key={value}
                  className={`relative grid min-h-12 min-w-14 cursor-pointer place-content-center rounded-md border border-line-strong px-3 text-center font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${gone ? "bg-sunken text-ink-soft" : "bg-surface"}`}
                >
                  <input
                    type="radio"
                    name={`${id}${name}`}
                    value={value}
                    checked={picks[name] === value}
                    onChange={() => pick(name, value)}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  <span className={gone ? "line-through" : undefined}>{value}</span>
                  {gone && <span className="text-xs font-medium"> {t("gone")}</span>}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <noscript>
        <form method="get" className="flex flex-wrap gap-2">
          <select name="variant" aria-label={t("show")} defaultValue={chosen?.variantId}>
            {variants.map((variant) => (
              <option key={variant.variantId} value={variant.variantId}>
                {choiceOf(variant)}
                {variant.stock === 0 ? ` (${t("gone")})` : ""}
              </option>
            ))}
          </select>
          <Button type="submit" look="outline">
            {t("show")}
          </Button>
        </form>
      </noscript>
      <p aria-live="polite" className="min-h-7 text-sm font-medium text-brand">
        {chosen && t("selected", { choice: choiceOf(chosen) })}
        {chosen && chosen.stock > 0 && chosen.stock <= few && ` · ${t("left", { count: chosen.stock })}`}
      </p>
    </div>
  );
}
