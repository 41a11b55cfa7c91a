import "../../../../storefront/src/styles/gradients.css";
import Box from "@mui/material/Box";
import { useRecordContext } from "react-admin";

/** A background as it looks, with its name. */
export function GradientChoice() {
  const gradient = useRecordContext<{ id: string; name: string }>();
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
      <Box
        component="span"
        className={gradient?.id}
        sx={{ width: 56, height: 20, borderRadius: 1, border: 1, borderColor: "divider", flex: "none" }}
      />
      {gradient?.name}
    </Box>
  );
}
