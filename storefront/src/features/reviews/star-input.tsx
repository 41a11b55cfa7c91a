import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";

const stars = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, so that arrow keys and screen readers work. */
export function StarInput({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation(["reviews", "product"]);
  return (
    <fieldset>
      <legend className="font-semibold">{t("rating")}</legend>
      <div className="flex">
        {stars.map((star) => (
          <label
            key={star}
            className="cursor-pointer rounded-md p-1.5 has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t("star", { count: star })}
              className="sr-only"
            />
            <Star className={`size-8 text-star ${star <= value ? "fill-current" : ""}`} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
