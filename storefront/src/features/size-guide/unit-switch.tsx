import { type SizeUnit, sizeUnits } from "@contract/size-measures";
import { useTranslation } from "react-i18next";

type UnitSwitchProps = { unit: SizeUnit; onChange: (unit: SizeUnit) => void };

/** Centimetres or inches. */
export function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  const { t } = useTranslation("sizeguide");
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t("unit")}</legend>
      {sizeUnits.map((one) => (
        <label
          key={one}
          className="relative grid min-h-11 min-w-24 cursor-pointer place-content-center border border-line-strong bg-surface px-4 text-sm font-semibold first-of-type:rounded-l-md last-of-type:-ml-px last-of-type:rounded-r-md hover:text-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="size-unit"
            value={one}
            checked={one === unit}
            onChange={() => onChange(one)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {t(`units.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
