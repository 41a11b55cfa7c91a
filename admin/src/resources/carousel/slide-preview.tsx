import "../../../../storefront/src/styles/gradients.css";
import { slideGradients } from "@contract/constants";
import { pictureAt } from "@contract/pictures";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SlideForm } from "./rules";

/** A small preview of a slide as the home page will show it. */
export function SlidePreview({ slide, width = 220 }: { slide: SlideForm; width?: number | string }) {
  const [missing, setMissing] = useState<string>();
  const gradient = slide.bg ?? "gradient-sunrise";
  return (
    <Box
      className={gradient}
      sx={{
        width,
        maxWidth: "100%",
        aspectRatio: "16/7",
        borderRadius: 2,
        overflow: "hidden",
        containerType: "inline-size",
        display: "flex",
        color: slideGradients[gradient],
        flex: "none",
      }}
    >
      <Box sx={{ flex: 1, p: "6%", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 800, fontSize: "clamp(10px, 6cqw, 30px)", lineHeight: 1.15 }}>
          {slide.title}
        </Typography>
        <Typography sx={{ fontSize: "clamp(8px, 3.4cqw, 16px)", opacity: 0.9 }}>{slide.subtitle}</Typography>
      </Box>
      {slide.image && missing !== slide.image && (
        <Box
          component="img"
          src={pictureAt(slide.image, 640)}
          alt=""
          onError={() => setMissing(slide.image)}
          sx={{ width: "45%", height: "100%", objectFit: "cover" }}
        />
      )}
    </Box>
  );
}
