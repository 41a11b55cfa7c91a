import { limits } from "@contract/limits";
import { useTranslation } from "react-i18next";
import { PlainArea } from "./parts";
import { field } from "./visit";

/** Room for the chosen reason before one's own words. */
const longestWords = limits.reason - 60;

/** Why, as chosen and in the shopper's own words. */
export type Reason = { why: string; words: string };

export const readReason = (form: URLSearchParams): Reason => ({
  why: field(form, "why"),
  words: field(form, "words"),
});

/** What the shop is told. */
export const reasonText = ({ why, words }: Reason) => [why, words].filter(Boolean).join(": ");

type ReasonFieldsProps = {
  title: string;
  /** Each is sent as it is read. */
  suggestions: readonly string[];
  typed: Reason | undefined;
  error: string | undefined;
};

/** Asks for a reason: one of the usual ones, or one's own. */
export function ReasonFields({ title, suggestions, typed, error }: ReasonFieldsProps) {
  const { t } = useTranslation(["aftersales", "plain"]);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold">{title}</legend>
      {suggestions.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="why"
            value={one}
            defaultChecked={one === typed?.why}
            className="size-5 shrink-0 accent-brand"
          />
          {one}
        </label>
      ))}
      <PlainArea
        name="words"
        label={t("plain:ownWords")}
        hint={t("reasonHint")}
        error={error}
        rows={3}
        maxLength={longestWords}
        defaultValue={typed?.words}
      />
    </fieldset>
  );
}
