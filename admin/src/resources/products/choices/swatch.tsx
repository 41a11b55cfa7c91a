import { shadeOf } from "@contract/colour-list";
import Box from "@mui/material/Box";

/** The shade of a colour as shoppers see it; a dashed ring for one that the shop does not know. */
export function Swatch({ colour }: { colour: string }) {
  const shade = shadeOf(colour);
  return (
    <Box
      aria-hidden
      sx={{
        width: 20,
        height: 20,
        flex: "none",
        borderRadius: "50%",
        border: 1,
        borderStyle: shade ? "solid" : "dashed",
        borderColor: "text.secondary",
        bgcolor: shade,
      }}
    />
  );
}
