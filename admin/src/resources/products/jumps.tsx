import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { choicesCard } from "./choices/anchor";
import { translationsCard } from "./outdated";
import { stockCard } from "./stock/stock";

const cards = [
  [stockCard, "stock.now"],
  [choicesCard, "product.choices.title"],
  [translationsCard, "product.translations.heading"],
] as const;

/** Brings a card into view, and the keyboard to it. */
export function leadTo(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView();
  card?.focus({ preventScroll: true });
}

/** On a narrow screen the side cards are far below the form: these buttons jump to them. */
export function Jumps() {
  const translate = useTranslate();
  return (
    <Stack
      component="nav"
      direction="row"
      useFlexGap
      aria-label={translate("product.onThisPage")}
      sx={{ display: { lg: "none" }, flexWrap: "wrap", gap: 1, mb: 2 }}
    >
      {cards.map(([id, title]) => (
        <Button key={id} variant="outlined" size="small" onClick={() => leadTo(id)}>
          {translate(title)}
        </Button>
      ))}
    </Stack>
  );
}
