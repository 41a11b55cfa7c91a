import { type WebhookEvent, webhookEvents } from "@contract/webhook-events";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useTranslate } from "react-admin";

/** The event's name among the texts, which have no dots in their keys. */
export const eventText = (event: string) => `programs.events.${event.replace(".", "_")}`;

type Props = {
  events: readonly WebhookEvent[];
  onChange: (events: WebhookEvent[]) => void;
  error: string | undefined;
};

/** What an address is told. */
export function EventPicker({ events, onChange, error }: Props) {
  const translate = useTranslate();
  const turn = (event: WebhookEvent, isOn: boolean) =>
    onChange(webhookEvents.filter((one) => (one === event ? isOn : events.includes(one))));
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ my: 1 }}>
      <FormLabel component="legend">{translate("programs.tellOf")}</FormLabel>
      <FormGroup>
        {webhookEvents.map((event) => (
          <FormControlLabel
            key={event}
            label={translate(eventText(event))}
            control={
              <Checkbox
                size="small"
                checked={events.includes(event)}
                onChange={({ target }) => turn(event, target.checked)}
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
