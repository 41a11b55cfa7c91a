import { pictureAt } from "@contract/pictures";
import Box from "@mui/material/Box";
import { useState } from "react";

/** A small square of a picture of this shop; `size` in px. */
export function Thumb({ url, size = 44, alt = "" }: { url?: string; size?: number; alt?: string }) {
  const [missing, setMissing] = useState<string>();
  const frame = { width: size, height: size, borderRadius: 1, bgcolor: "action.hover", flex: "none" };
  if (!url || missing === url) return <Box sx={frame} />;
  return (
    <Box
      component="img"
      src={pictureAt(url, size > 160 ? 640 : 320)}
      alt={alt}
      loading="lazy"
      onError={() => setMissing(url)}
      width={size}
      height={size}
      sx={{ ...frame, objectFit: "cover" }}
    />
  );
}
