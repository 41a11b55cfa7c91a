import { pictureAt } from "@contract/pictures";
import Lightbox from "yet-another-react-lightbox";
import ZoomPlugin from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";

type ZoomProps = { images: readonly string[]; title: string; at: number; onClose: () => void };

/** The pictures in full screen, with pinch and pan. Loaded when first opened. */
export default function Zoom({ images, title, at, onClose }: ZoomProps) {
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      slides={images.map((image) => ({ src: pictureAt(image, 1080), alt: title, width: 1080, height: 1080 }))}
      plugins={[ZoomPlugin]}
      carousel={{ finite: images.length < 2 }}
      // A product may be in a modal dialog: only what is inside it can be clicked.
      portal={{ root: document.querySelector("dialog[open]") }}
    />
  );
}
