import { limits } from "@contract/limits";
import { Camera, ImagePlus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "@/components/button";
import type { useChosenPhotos } from "./use-chosen-photos";

type PhotoFieldProps = Omit<ReturnType<typeof useChosenPhotos>, "setChosen">;

/** Photos for a review, from the device or straight from a phone's camera, with what was chosen and how to drop it. */
export function PhotoField({ chosen, add, drop, room, isOver }: PhotoFieldProps) {
  const { t } = useTranslation("reviews");
  const group = useRef<HTMLFieldSetElement>(null);
  const isFull = chosen.length >= room;
  const source = (words: string, icon: ReactNode, className: string, capture?: "environment") => (
    <label
      className={`${buttonClass({ look: "outline" }, className)} has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus not-has-disabled:cursor-pointer`}
    >
      {icon}
      {words}
      <input
        type="file"
        accept="image/*"
        multiple={!capture}
        capture={capture}
        disabled={isFull}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen once more after it was dropped.
          target.value = "";
        }}
        className="sr-only"
      />
    </label>
  );
  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend className="font-semibold">{t("photoField")}</legend>
      <p className="pb-2 text-sm text-ink-soft">
        {room === 0
          ? t("noRoom", { most: limits.reviewPhotos })
          : room < limits.reviewPhotos
            ? t("photoRoom", { count: room })
            : t("photoHelp", { most: room })}
      </p>
      <div className="flex flex-wrap gap-2">
        {source(t("choosePhotos"), <ImagePlus className="size-5" aria-hidden="true" />, "")}
        {source(
          t("takePhoto"),
          <Camera className="size-5" aria-hidden="true" />,
          "pointer-fine:hidden",
          "environment",
        )}
      </div>
      <p role="status" className="text-sm font-medium text-warn not-empty:pt-2">
        {isOver && t("photosOver", { most: limits.reviewPhotos })}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-3 pt-3">
          {chosen.map(({ id, file, preview, error }, at) => (
            <li key={id} className="w-24">
              <div className="relative">
                <img
                  src={preview}
                  alt={t("chosenPhoto", { number: at + 1 })}
                  className={`size-24 rounded-md border bg-sunken object-cover ${error ? "border-bad" : "border-line"}`}
                />
                <button
                  type="button"
                  aria-label={`${t("dropPhoto", { number: at + 1 })}: ${file.name}`}
                  onClick={() => {
                    drop(id);
                    group.current?.focus();
                  }}
                  className="absolute -top-2 -right-2 grid size-11 place-content-center"
                >
                  <span className="rounded-full border border-line bg-surface p-1.5 text-ink shadow-card">
                    <X className="size-4" aria-hidden="true" />
                  </span>
                </button>
              </div>
              {error && <p className="pt-1 text-xs font-medium text-bad">{error}</p>}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
