import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useDataProvider, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { FormSection } from "../../components/form-section";
import { Thumb } from "../../components/thumb";
import type { PanelDataProvider } from "../../providers/data-provider";

/** What a shopper who types this would find, with the saved words. */
export function TrySearch() {
  const translate = useTranslate();
  const { searchShop } = useDataProvider<PanelDataProvider>();
  const [typed, setTyped] = useState("");
  const [keyword, setKeyword] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["search-trial", keyword],
    queryFn: () => searchShop(keyword),
    enabled: keyword !== "",
    retry: false,
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <FormSection title="words.try">
      <Stack component="form" direction="row" spacing={1} onSubmit={search} sx={{ alignItems: "flex-start" }}>
        <TextField
          size="small"
          fullWidth
          label={translate("words.tryLabel")}
          placeholder="मोबाइल, khilona"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={isFetching}
          aria-label={translate("words.tryButton")}
        >
          <SearchIcon />
        </Button>
      </Stack>
      <Box aria-live="polite" sx={{ mt: 2 }}>
        {error && <Typography color="error">{error.message}</Typography>}
        {data && (
          <Typography sx={{ mb: 1 }}>
            {data.meta.total === 0
              ? translate("words.nothingFound", { keyword })
              : translate("words.found", { smart_count: data.meta.total })}
          </Typography>
        )}
        <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data?.data.map(({ _id, title, image }) => (
            <Box component="li" key={_id} sx={{ display: "flex", gap: 1, alignItems: "center", py: 0.5 }}>
              <Thumb url={image} size={36} />
              <Link component={RouterLink} to={`/admin/products/${_id}`} variant="body2">
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      </Box>
    </FormSection>
  );
}
