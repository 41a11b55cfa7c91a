import type { Slide } from "@contract/carousel";
import { splitAddress } from "@contract/page-addresses";
import { slideGradients } from "@contract/slide-gradients";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

const button =
  "mt-4 inline-flex min-h-11 items-center rounded-full px-5 leading-tight md:px-6 font-semibold shadow-card transition-transform hover:scale-[1.02]";

/** One offer: words and a link on its gradient, the picture beside them. */
export function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  const dark = slideGradients[slide.bg] === "white";
  const look = dark ? "bg-white text-black" : "bg-black text-white";
  return (
    <div
      className={`grid h-full grid-cols-[1fr_38%] items-center overflow-hidden md:h-88 md:grid-cols-[1fr_42%] ${slide.bg} ${dark ? "text-white" : "text-black"}`}
    >
      <div className="px-4 pt-5 pb-14 md:px-16 md:pt-7 md:pb-10">
        <h2 className="font-display text-2xl font-bold md:text-3xl">{slide.title}</h2>
        {slide.subtitle && <p className="pt-1.5 text-sm md:pt-2 md:text-lg">{slide.subtitle}</p>}
        {slide.link.startsWith("/") ? (
          <Link to={splitAddress(slide.link).path} className={`${button} ${look}`}>
            {slide.cta}
          </Link>
        ) : (
          <a href={slide.link} rel="noopener" className={`${button} ${look}`}>
            {slide.cta}
          </a>
        )}
      </div>
      <div className="size-full max-md:pb-10 max-md:pr-3 md:max-h-88 md:p-6">
        <div className="mx-auto aspect-square max-h-full overflow-hidden rounded-lg bg-white/15 max-md:mt-5">
          <Picture
            src={slide.image}
            alt=""
            priority={first}
            eager={first}
            sizes="(min-width: 768px) 340px, 36vw"
            className="object-cover"
          />
        </div>
      </div>
    </div>
  );
}
