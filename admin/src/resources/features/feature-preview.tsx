import "../../../../storefront/src/styles/gradients.css";
import { pictureAt } from "@contract/pictures";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";

type Props = { feature: { image?: string; title?: string; description?: string } };

/** How the home page shows it (storefront: feature-rotation.tsx): wider than high on a phone, square at a desk. */
const looks = [
  { name: "carousel.onPhone", width: 280, ratio: "4 / 3" },
  { name: "carousel.atDesk", width: 280, ratio: "1" },
] as const;

/** A feature image with its words, as on a phone and at a desk. */
export function FeaturePreview({ feature: { image, title, description } }: Props) {
  const translate = useTranslate();
  if (!image) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 2, mb: 2 }}>
      {looks.map(({ name, width, ratio }) => (
        <Box key={name} component="figure" sx={{ m: 0, width, maxWidth: "100%" }}>
          <Box sx={{ typography: "subtitle2", mb: 0.5 }}>{translate(name)}</Box>
          <Box
            sx={{
              position: "relative",
              aspectRatio: ratio,
              overflow: "hidden",
              borderRadius: 2,
              bgcolor: "action.hover",
            }}
          >
            <Box
              component="img"
              src={pictureAt(image, 640)}
              alt=""
              sx={{ width: "100%", height: "100%", objectFit: "cover" }}
            />
            {title && (
              <Box
                className="on-picture"
                sx={{
                  position: "absolute",
                  inset: "auto 0 0",
                  px: 2.5,
                  pt: 6,
                  pb: 2,
                  color: "common.white",
                  overflowWrap: "anywhere",
                }}
              >
                <Box sx={{ fontWeight: 700, fontSize: "1.125rem" }}>{title}</Box>
                {description && <Box sx={{ fontSize: "0.875rem" }}>{description}</Box>}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
