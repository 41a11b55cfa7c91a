import { titleWithChoice } from "@contract/variant-options";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { isAmount, type Line, lineKey, type Typed, typedFor } from "./restock";

type Props = {
  lines: readonly Line[];
  typed: Typed;
  onType: (typed: Typed) => void;
  /** What the numbers say. */
  label: string;
  help: string;
};

/** Asks for a number of items of each line: all of them, unless staff lower it. */
export function LineAmounts({ lines, typed, onType, label, help }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1 }}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate(help)}
      </Typography>
      {lines.map((line) => {
        const name = titleWithChoice(line);
        const isRight = isAmount(line, typed);
        return (
          <Box
            key={lineKey(line)}
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "1fr", sm: "1fr 160px" },
              gap: 1,
              alignItems: "center",
              py: 1,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Typography sx={{ overflowWrap: "anywhere" }}>{name}</Typography>
            <TextField
              size="small"
              label={translate(label)}
              value={typedFor(line, typed)}
              onChange={({ target }) => onType({ ...typed, [lineKey(line)]: target.value })}
              error={!isRight}
              helperText={translate(isRight ? "returns.of" : "returns.wrongAmount", {
                smart_count: line.quantity,
              })}
              slotProps={{
                htmlInput: {
                  inputMode: "numeric",
                  "aria-label": `${translate(label)}: ${name}`,
                },
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
