import Box from "@mui/material/Box";
import { encode } from "uqr";

/** Empty cells around the code, which scanners need. */
const border = 4;

/** A text as a QR code, dark on white even in dark mode: not every scanner reads it inverted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: "100%", display: "block", borderRadius: 1 }}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </Box>
  );
}
