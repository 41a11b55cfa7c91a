import { limits } from "@contract/constants";
import CloseIcon from "@mui/icons-material/Close";
import StarIcon from "@mui/icons-material/StarOutline";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useInput, useTranslate } from "react-admin";
import { Thumb } from "../components/thumb";
import { UploadButton } from "./upload-button";

/** The pictures of a product, the main one first. */
export function PicturesInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useInput<string[]>({ source, defaultValue: [] });
  const urls: string[] = field.value ?? [];
  const latest = useRef(urls);
  latest.current = urls;
  const set = (next: string[]) => {
    latest.current = next;
    field.onChange(next);
  };
  return (
    <Stack spacing={1.5} sx={{ width: "100%" }}>
      <Typography variant="body2" color="text.secondary">
        {translate("product.picturesHelp")}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        {urls.map((url, index) => (
          <Box key={url} sx={{ position: "relative" }}>
            <Thumb url={url} size={120} />
            <Stack
              direction="row"
              sx={{ position: "absolute", top: 2, right: 2, bgcolor: "background.paper", borderRadius: 1 }}
            >
              {index > 0 && (
                <IconButton
                  size="small"
                  aria-label={translate("product.makeMain")}
                  onClick={() => set([url, ...urls.filter((other) => other !== url)])}
                >
                  <StarIcon fontSize="small" />
                </IconButton>
              )}
              <IconButton
                size="small"
                aria-label={translate("product.removePicture")}
                onClick={() => set(urls.filter((other) => other !== url))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Stack>
      {urls.length < limits.images && (
        <Box>
          <UploadButton
            multiple
            onUploaded={(url) => set([...latest.current, url].slice(0, limits.images))}
          />
        </Box>
      )}
    </Stack>
  );
}
