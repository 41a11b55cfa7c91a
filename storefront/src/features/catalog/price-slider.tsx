import { formatRupees } from "@contract/money";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Filters } from "./filters";
import { type PriceSpan, priceStops, pricesOf, spanOf } from "./price-stops";

type PriceSliderProps = {
  bands: readonly { value: string }[];
  filters: Filters;
  change: (change: Partial<Filters>) => void;
};

/** Lowest and highest price as two thumbs on one line; the list follows when a thumb is let go, or at each key. */
export function PriceSlider({ bands, filters, change }: PriceSliderProps) {
  const { t } = useTranslation("catalog");
  const { minPrice, maxPrice } = filters;
  const stops = priceStops(bands);
  const last = stops.length - 1;
  const [moved, setMoved] = useState<PriceSpan>();
  const { low, high } = moved ?? spanOf(filters, stops);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has followed, or was given another price
  useEffect(() => setMoved(undefined), [minPrice, maxPrice]);

  const place = useRef<HTMLDivElement>(null);
  const letGo = useRef(() => {});
  letGo.current = () => moved && change(pricesOf(moved, stops));
  useEffect(() => {
    const slider = place.current;
    const onChange = () => letGo.current();
    // The browser's own event: React calls its `onChange` at each pixel of a drag.
    slider?.addEventListener("change", onChange);
    return () => slider?.removeEventListener("change", onChange);
  }, []);

  const words = (at: number) => (at === last ? t("noLimit") : formatRupees(stops[at] ?? 0));
  const share = (at: number) => `${(at / last) * 100}%`;
  return (
    <>
      <p className="flex justify-between px-2 text-sm font-medium tabular-nums" aria-hidden="true">
        <span>{words(low)}</span>
        <span>{words(high)}</span>
      </p>
      <div ref={place} className="price-slider">
        <svg aria-hidden="true">
          <rect x={share(low)} width={share(high - low)} height="100%" />
        </svg>
        <input
          type="range"
          aria-label={t("lowest")}
          aria-valuetext={words(low)}
          min={0}
          max={last}
          value={low}
          // At the right end both thumbs stand in one place: the one that can still be moved lies above.
          className={low > last / 2 ? "z-1" : undefined}
          onChange={({ target }) => setMoved({ low: Math.min(Number(target.value), high - 1), high })}
        />
        <input
          type="range"
          aria-label={t("highest")}
          aria-valuetext={words(high)}
          min={0}
          max={last}
          value={high}
          onChange={({ target }) => setMoved({ low, high: Math.max(Number(target.value), low + 1) })}
        />
      </div>
    </>
  );
}
