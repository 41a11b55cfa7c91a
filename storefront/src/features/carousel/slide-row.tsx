import type { Slide } from "@contract/carousel";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSnapRow } from "@/lib/use-snap-row";
import { slideIndex } from "./slide-index";
import { SlideView } from "./slide-view";
import { useAutoplay } from "./use-autoplay";

/** The slides in a row that snaps, with arrows, dots and a stop button when there is more than one; on phones all below the words. */
export function SlideRow({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation("home");
  const row = useRef<HTMLUListElement>(null);
  const total = slides.length;
  const { shown: current, show } = useSnapRow(row);
  const { playing, setPlaying, setHeld } = useAutoplay(current, total, show);
  const arrow = (step: 1 | -1, label: string, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => show(slideIndex(current, step, total))}
      className="over-picture slide-arrow"
    >
      {icon}
    </button>
  );
  return (
    <section
      aria-label={t("carousel.label")}
      aria-roledescription="carousel"
      className="relative"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onTouchStart={() => setHeld(true)}
      onTouchEnd={() => setHeld(false)}
      onTouchCancel={() => setHeld(false)}
    >
      <ul ref={row} className="slides hide-scrollbar">
        {slides.map((slide, at) => (
          <li
            key={slide._id}
            aria-roledescription="slide"
            aria-label={t("carousel.slide", { number: at + 1, total })}
            inert={at !== current}
          >
            <SlideView slide={slide} first={at === 0} />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          {arrow(-1, t("carousel.previous"), <ChevronLeft className="size-5" aria-hidden="true" />)}
          {arrow(1, t("carousel.next"), <ChevronRight className="size-5" aria-hidden="true" />)}
          <div className="slide-foot">
            <div className="slide-dots">
              {slides.map((slide, at) => (
                <button
                  key={slide._id}
                  type="button"
                  aria-label={t("carousel.goTo", { number: at + 1 })}
                  aria-current={at === current ? "true" : undefined}
                  onClick={() => show(at)}
                  className="slide-dot"
                >
                  <span />
                </button>
              ))}
              <button
                type="button"
                aria-label={t(playing ? "carousel.pause" : "carousel.play")}
                onClick={() => setPlaying(!playing)}
                className="grid size-7 place-content-center"
              >
                {playing ? (
                  <Pause className="size-3.5" aria-hidden="true" />
                ) : (
                  <Play className="size-3.5" aria-hidden="true" />
                )}
              </button>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
