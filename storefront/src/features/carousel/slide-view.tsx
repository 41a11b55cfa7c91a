import type { Slide } from "@contract/carousel";
import { splitAddress } from "@contract/page-addresses";
import { slideGradients } from "@contract/slide-gradients";
import { Link } from "@/components/link";
import { Picture } from "@/components/picture";

/** One offer: words and a link on its gradient, the picture beside them. */
export function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  const dark = slideGradients[slide.bg] === "white";
  return (
    <div className={`slide ${slide.bg} ${dark ? "slide-dark" : ""}`.trimEnd()}>
      <div>
        <h2>{slide.title}</h2>
        {slide.subtitle && <p>{slide.subtitle}</p>}
        {slide.link.startsWith("/") ? (
          <Link to={splitAddress(slide.link).path}>{slide.cta}</Link>
        ) : (
          <a href={slide.link} rel="noopener">
            {slide.cta}
          </a>
        )}
      </div>
      <div className="slide-picture">
        <div>
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
