import type { Size } from "@contract/constants";
import type { SizeGuide } from "@contract/size-guides";
import { type SizeUnit, showSpan } from "@contract/size-measures";
import { useTranslation } from "react-i18next";

type SizeTableProps = { guide: SizeGuide; unit: SizeUnit; chosen: Size | undefined };

const cell = "border-b border-line px-2.5 py-2.5 sm:px-3";
/** Stays in sight where the table is wider than the screen. */
const first = "sticky left-0 z-1 border-r text-left";

/** A row for each size, a column for each measure. */
export function SizeTable({ guide: { of, measures, rows }, unit, chosen }: SizeTableProps) {
  const { t } = useTranslation("sizeguide");
  const caption = t(`caption.${of}`, { unit: t(`units.${unit}`) });
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {/* The caption is as wide as the table: where that scrolls, it would be cut off. */}
      <p aria-hidden="true" className="border-b border-line px-3 py-2.5 text-sm text-ink-soft">
        {caption}
      </p>
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys where it is too wide
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0 tabular-nums [&_tr:last-child>*]:border-b-0">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-sm">
            <tr>
              <th scope="col" className={`${cell} ${first} bg-sunken font-semibold`}>
                {t("size")}
              </th>
              {measures.map((measure) => (
                <th
                  key={measure}
                  scope="col"
                  className={`${cell} bg-sunken text-right align-bottom font-semibold`}
                >
                  {t(`measures.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, cells }) => {
              const ground = size === chosen ? "bg-brand-soft font-bold" : "bg-surface";
              return (
                <tr key={size}>
                  <th scope="row" className={`${cell} ${first} ${ground} whitespace-nowrap`}>
                    {size}
                    {size === chosen && <span className="sr-only">, {t("chosen")}</span>}
                  </th>
                  {measures.map((measure, at) => {
                    const span = cells[at];
                    return (
                      <td key={measure} className={`${cell} ${ground} whitespace-nowrap text-right`}>
                        {span ? showSpan(span, unit) : "–"}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}
