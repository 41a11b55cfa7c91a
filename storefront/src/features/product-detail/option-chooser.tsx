import { isColourOption, shadeOf } from "@contract/colour-list";
import type { Variant } from "@contract/products";
import { choiceOf } from "@contract/variant-options";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/button";
import { Swatch } from "@/components/swatch";
import { useLanguage } from "@/i18n/use-language";
import { optionsOf, withPicks } from "./options";

type OptionChooserProps = {
  variants: readonly Variant[];
  chosen: Variant | undefined;
  /** What is shown before a size is chosen; the chosen one otherwise. */
  like: Variant | undefined;
  /** `isWhole` is false while only its size is still open. */
  onChoose: (variant: Variant | undefined, isWhole: boolean) => void;
};
type Picks = Record<string, string>;

const few = 3;
const isSize = (name: string) => name === "Size";

const picksOf = (chosen: Variant | undefined, like: Variant | undefined): Picks =>
  Object.fromEntries(
    (chosen ?? like)?.options
      .filter(({ name }) => chosen || !isSize(name))
      .map(({ name, value }) => [name, value]) ?? [],
  );

/**
 * The options of a product, each a group of radio buttons. What is not to be had with the other choices is crossed out,
 * and can be chosen all the same: the others then begin anew if nothing has both. Once everything but the size is
 * chosen, the page shows that. Without scripts a form lists the variants.
 */
export function OptionChooser({ variants, chosen, like, onChoose }: OptionChooserProps) {
  const { t } = useTranslation("options");
  const { language } = useLanguage();
  const [picks, setPicks] = useState(() => picksOf(chosen, like));
  const id = useId();
  const options = optionsOf(variants, language);
  const pick = (name: string, value: string) => {
    const all = { ...picks, [name]: value };
    const next = withPicks(variants, all).length > 0 ? all : { [name]: value };
    setPicks(next);
    const open = options.filter((option) => !(option.name in next));
    const found = withPicks(variants, next);
    const best = found.find(({ stock }) => stock > 0) ?? found[0];
    onChoose(open.every((option) => isSize(option.name)) ? best : undefined, open.length === 0);
  };
  const isGone = (name: string, value: string) =>
    withPicks(variants, { ...picks, [name]: value }).every(({ stock }) => stock === 0);
  const pictureOf = (name: string, value: string) =>
    withPicks(variants, { [name]: value }).find(({ image }) => image)?.image ?? null;
  const wordsOf = (variant: Variant) => choiceOf(variant, language);
  return (
    <div className="grid gap-4">
      {options.map(({ name, label, values }) => (
        <fieldset key={name}>
          <legend className="pb-2 font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {values.map(({ value, label }) => {
              const gone = isGone(name, value);
              return (
                <label
                  key={value}
                  className={`relative flex min-h-12 min-w-14 cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-md border border-line-strong px-3 text-center font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${gone ? "bg-sunken text-ink-soft" : "bg-surface"}`}
                >
                  <input
                    type="radio"
                    name={`${id}${name}`}
                    value={value}
                    checked={picks[name] === value}
                    onChange={() => pick(name, value)}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  {isColourOption(name) && <Swatch hex={shadeOf(value)} image={pictureOf(name, value)} />}
                  <span className={gone ? "line-through" : undefined}>{label}</span>
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
                {wordsOf(variant)}
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
        {chosen && t("selected", { choice: wordsOf(chosen) })}
        {chosen && chosen.stock > 0 && chosen.stock <= few && ` · ${t("left", { count: chosen.stock })}`}
      </p>
    </div>
  );
}
