import { pictureAt } from "@contract/pictures";
import { palette } from "@contract/theme";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import type { SavedShop } from "./use-shop";

/** The grounds of the shop's design, light and dark. */
const grounds = {
  light: { paper: "#fbf7ef", ink: "#211b14" },
  dark: { paper: "#14120e", ink: "#f4ecdf" },
} as const;

const isColour = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? "");

/** The head of the shop's pages with what stands in the form, light and dark. */
export function HeaderPreview() {
  const translate = useTranslate();
  const { name, logo, colours } = useWatch() as Partial<SavedShop>;
  if (!isColour(colours?.brand) || !isColour(colours.accent)) return null;
  const schemes = palette(colours);
  return (
    <Box component="section" aria-label={translate("shopPage.preview")}>
      <Typography variant="subtitle2" component="h3">
        {translate("shopPage.preview")}
      </Typography>
      <Stack spacing={1}>
        {(["light", "dark"] as const).map((scheme) => (
          <Stack
            key={scheme}
            direction="row"
            sx={{
              alignItems: "center",
              gap: 1.5,
              p: 1.5,
              borderRadius: 1,
              bgcolor: grounds[scheme].paper,
              color: grounds[scheme].ink,
              flexWrap: "wrap",
            }}
          >
            {logo && (
              <Box
                component="img"
                src={pictureAt(logo, 320)}
                alt=""
                sx={{ width: 40, height: 40, objectFit: "contain" }}
              />
            )}
            <Typography sx={{ fontWeight: 700, flex: 1, minWidth: 100, overflowWrap: "anywhere" }}>
              {name?.en}
            </Typography>
            <Box
              sx={{
                px: 1.5,
                py: 0.75,
                borderRadius: 1,
                bgcolor: schemes[scheme].brand,
                color: schemes[scheme]["on-brand"],
              }}
            >
              {translate("shopPage.button")}
            </Box>
            <Box sx={{ px: 1, borderRadius: 4, bgcolor: schemes[scheme].accent, color: "#2b1a00" }}>
              {translate("shopPage.highlight")}
            </Box>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
