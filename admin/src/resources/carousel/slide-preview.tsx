import "../../../../storefront/src/styles/gradients.css";
import { pictureAt } from "@contract/pictures";
import { slideGradients } from "@contract/slide-gradients";
import Box from "@mui/material/Box";
import { useState } from "react";
import type { SlideForm } from "./rules";

/** The measures of the home page's slide (storefront: slide-view.tsx) in pixels, at a usual width of each screen. */
const looks = {
  phone: {
    width: 358,
    height: undefined,
    picture: "38%",
    title: 24,
    subtitle: 15.2,
    pad: [28, 20, 56],
    frame: 0,
  },
  desk: { width: 1216, height: 352, picture: "42%", title: 30, subtitle: 18, pad: [40, 64, 40], frame: 24 },
} as const;

type Props = { slide: SlideForm; as?: keyof typeof looks; width?: number | string };

/** A slide as the home page shows it on a phone or at a desk, smaller where there is less room. */
export function SlidePreview({ slide, as = "phone", width = 220 }: Props) {
  const [missing, setMissing] = useState<string>();
  const gradient = slide.bg ?? "gradient-sunrise";
  const look = looks[as];
  const colour = slideGradients[gradient];
  const px = (pixels: number) => `${(pixels / look.width) * 100}cqw`;
  const [top, side, bottom] = look.pad;
  return (
    <Box sx={{ width, maxWidth: "100%", containerType: "inline-size", flex: "none" }}>
      <Box
        className={gradient}
        sx={{
          height: look.height && px(look.height),
          borderRadius: px(12),
          overflow: "hidden",
          display: "grid",
          gridTemplateColumns: `minmax(0, 1fr) ${look.picture}`,
          alignItems: "center",
          color: colour,
        }}
      >
        <Box sx={{ p: `${px(top)} ${px(side)} ${px(bottom)}` }}>
          <Box sx={{ fontWeight: 700, fontSize: px(look.title), lineHeight: 1.25, overflowWrap: "anywhere" }}>
            {slide.title}
          </Box>
          {slide.subtitle && (
            <Box sx={{ pt: px(8), fontSize: px(look.subtitle), lineHeight: 1.5 }}>{slide.subtitle}</Box>
          )}
          {slide.cta && (
            <Box
              sx={{
                display: "inline-flex",
                alignItems: "center",
                mt: px(20),
                minHeight: px(44),
                px: px(24),
                borderRadius: px(22),
                fontWeight: 600,
                fontSize: px(16),
                bgcolor: colour,
                color: colour === "white" ? "black" : "white",
              }}
            >
              {slide.cta}
            </Box>
          )}
        </Box>
        <Box sx={{ p: px(look.frame), pr: px(look.frame || 12) }}>
          {slide.image && missing !== slide.image && (
            <Box
              component="img"
              src={pictureAt(slide.image, 640)}
              alt=""
              onError={() => setMissing(slide.image)}
              sx={{
                display: "block",
                mx: "auto",
                aspectRatio: "1",
                maxHeight: look.height && px(look.height - 2 * look.frame),
                maxWidth: "100%",
                objectFit: "cover",
                borderRadius: px(8),
              }}
            />
          )}
        </Box>
      </Box>
    </Box>
  );
}
