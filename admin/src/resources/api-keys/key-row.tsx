import type { ApiKey } from "@contract/api-keys";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatDate } from "../../format";

/** A key that may still end: one that has ended offers nothing any more. */
const mayRevoke = ({ state }: ApiKey) => state === "active" || state === "resting";

const colors = { active: "success", resting: "warning", expired: "default", revoked: "default" } as const;

/** A key, with what it opens and when it was last used. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const translate = useTranslate();
  const { name, hint, scopes, state, expiresOn, usedOn, madeBy, createdAt } = apiKey;
  const facts = [
    translate("programs.endsIn", { hint }),
    translate("programs.made", {
      name: madeBy ?? translate("programs.somebodyGone"),
      day: formatDate(createdAt),
    }),
    translate("programs.until", { day: formatDate(expiresOn) }),
    usedOn ? translate("programs.used", { day: formatDate(usedOn) }) : translate("programs.neverUsed"),
  ];
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={colors[state]}
          label={translate(`programs.states.${state}`)}
        />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {facts.join(" · ")}
      </Typography>
      {state === "resting" && <Typography variant="body2">{translate("programs.restingHelp")}</Typography>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.5, my: 1 }}>
        {scopes.map((scope) => (
          <Chip key={scope} size="small" label={scope} sx={{ fontFamily: "monospace" }} />
        ))}
      </Stack>
      {mayRevoke(apiKey) && (
        <Button
          size="small"
          color="error"
          aria-label={`${translate("programs.revoke")}: ${name}`}
          onClick={onRevoke}
        >
          {translate("programs.revoke")}
        </Button>
      )}
    </Box>
  );
}
