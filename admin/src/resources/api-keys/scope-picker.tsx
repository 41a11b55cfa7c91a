import { type KeyArea, type KeyScope, keyScopes } from "@contract/key-scopes";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";

const areaOf = (scope: KeyScope) => scope.slice(0, scope.indexOf(":")) as KeyArea;
const areas = [...new Set(keyScopes.map(areaOf))];
const ways = ["read", "write"] as const;

type Props = {
  scopes: readonly KeyScope[];
  onChange: (scopes: KeyScope[]) => void;
  error: string | undefined;
};

/** What a key may do: by area, whether it reads and whether it writes. */
export function ScopePicker({ scopes, onChange, error }: Props) {
  const translate = useTranslate();
  const turn = (scope: KeyScope, isOn: boolean) =>
    onChange(keyScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ my: 1, width: "100%" }}>
      <FormLabel component="legend">{translate("programs.scopes")}</FormLabel>
      {areas.map((area) => (
        <Box
          key={area}
          role="group"
          aria-label={translate(`programs.areas.${area}`)}
          sx={{ py: 0.75, borderBottom: 1, borderColor: "divider" }}
        >
          <Typography sx={{ fontWeight: 600 }}>{translate(`programs.areas.${area}`)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {translate(`programs.opens.${area}`)}
          </Typography>
          {ways.map((way) => {
            const scope: KeyScope = `${area}:${way}`;
            return (
              <FormControlLabel
                key={way}
                label={translate(`programs.ways.${way}`)}
                control={
                  <Checkbox
                    size="small"
                    checked={scopes.includes(scope)}
                    onChange={({ target }) => turn(scope, target.checked)}
                  />
                }
              />
            );
          })}
        </Box>
      ))}
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
