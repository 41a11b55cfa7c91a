import StarIcon from "@mui/icons-material/Star";
import StarOutlineIcon from "@mui/icons-material/StarOutline";
import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";

/** 1 to 5 stars, announced as one picture. */
export function Stars({ value }: { value: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      role="img"
      aria-label={translate("review.stars", { smart_count: value })}
      sx={{ display: "inline-flex", color: "warning.main", verticalAlign: "middle" }}
    >
      {[1, 2, 3, 4, 5].map((star) =>
        star <= value ? (
          <StarIcon key={star} fontSize="small" />
        ) : (
          <StarOutlineIcon key={star} fontSize="small" />
        ),
      )}
    </Box>
  );
}
