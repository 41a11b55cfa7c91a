import { smallestPicture } from "@contract/pictures";

type SwatchProps = { hex: string | null | undefined; image: string | null };

/** A colour as a disc: its shade, or the picture of the thing in a colour that the shop has no shade for. */
export const Swatch = ({ hex, image }: SwatchProps) =>
  hex ? (
    <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={hex} />
    </svg>
  ) : (
    image && <img className="swatch" src={smallestPicture(image)} alt="" loading="lazy" />
  );
