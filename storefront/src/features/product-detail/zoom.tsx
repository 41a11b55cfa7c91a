import { zoomPicture, zoomWidth } from "@contract/pictures";
import { useTranslation } from "react-i18next";
import Lightbox from "yet-another-react-lightbox";
import ZoomPlugin from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "./zoom.css";

/** A picture that is not square, with words of its own that stand below it. */
type Shot = { url: string; width: number; height: number; alt: string };
type ZoomProps = { images: readonly (string | Shot)[]; title: string; at: number; onClose: () => void };

/** The pictures in full screen, with pinch and pan. Loaded when first opened. */
export default function Zoom({ images, title, at, onClose }: ZoomProps) {
  const { t } = useTranslation("lightbox");
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      slides={images.map((image) =>
        typeof image === "string"
          ? { src: zoomPicture(image), alt: title, width: zoomWidth, height: zoomWidth }
          : { src: zoomPicture(image.url), alt: image.alt, width: image.width, height: image.height },
      )}
      render={{
        slideFooter: ({ slide: { alt } }) =>
          alt && alt !== title ? (
            <p className="pointer-events-none absolute inset-x-0 bottom-0 bg-black/60 p-3 text-center text-white">
              {alt}
            </p>
          ) : null,
      }}
      plugins={[ZoomPlugin]}
      labels={{
        Lightbox: t("dialog", { title }),
        "Photo gallery": t("gallery"),
        Carousel: t("carousel"),
        Slide: t("slide"),
        Previous: t("previous"),
        Next: t("next"),
        Close: t("close"),
        "Zoom in": t("zoomIn"),
        "Zoom out": t("zoomOut"),
        "{index} of {total}": "{index} / {total}",
      }}
      carousel={{ finite: images.length < 2 }}
      // A product may be in a modal dialog: only what is inside it can be clicked.
      portal={{ root: document.querySelector("dialog[open]") }}
    />
  );
}
