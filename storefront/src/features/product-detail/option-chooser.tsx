import { isColourOption, shadeOf } from "@contract/colour-list";
import type { Variant } from "@contract/products";
import { choiceOf } from "@contract/variant-options";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@/components/button";
import { Swatch } from "@/components/swatch";
import { useLanguage } from "@/i18n/use-language";
import { isSize, optionsOf, type Picks, pickOption, withPicks } from "./options";

type OptionChooserProps = {
  variants: readonly Variant[];
  chosen: Variant | undefined;
  /** What is shown; the chosen one, once no size is open. */
  like: Variant | undefined;
  /** `isWhole` is false while only its size is still open. */
  onChoose: (variant: Variant, isWhole: boolean) => void;
};

const few = 3;

const picksOf = (chosen: Variant | undefined, like: Variant | undefined): Picks =>
  Object.fromEntries(
    (chosen ?? like)?.options
      .filter(({ name }) => chosen || !isSize(name))
      .map(({ name, value }) => [name, value]) ?? [],
  );

/**
 * The options of a product, each a group of radio buttons. Everything but the size is chosen from the start. What is not
 * to be had with the other choices is crossed out, and can be looked at all the same: the others then follow if nothing
 * has both. Without scripts a form lists the variants.
 */
export function OptionChooser({ variants, chosen, like, onChoose }: OptionChooserProps) {
  const { t } = useTranslation("options");
  const { language } = useLanguage();
  const [picks, setPicks] = useState(() => picksOf(chosen, like));
  const { search } = useLocation();
  const id = useId();
  const options = optionsOf(variants, language);
  const pick = (name: string, value: string) => {
    const { variant, picked } = pickOption(variants, picks, { name, value });
    setPicks(picked);
    if (variant) onChoose(variant, variant.options.length === Object.keys(picked).length);
  };
  const shown = chosen ?? like;
  // The address says what the page began with, so that it can be passed on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (shown && !search.includes(shown.variantId)) onChoose(shown, chosen !== undefined);
  }, []);
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
          <select name="variant" aria-label={t("show")} defaultValue={shown?.variantId}>
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
