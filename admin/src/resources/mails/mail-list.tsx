import { type MailName, mailNames } from "@contract/mail-kinds";
import type { MailWords } from "@contract/mails";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";

const isOwn = ({ subject, lead }: MailWords[MailName]) =>
  [subject, lead].some((part) => Object.values(part).some(Boolean));

/** Every kind of mail, and which have words of the shop's own. */
export function MailList({ chosen, onChoose }: { chosen: MailName; onChoose: (name: MailName) => void }) {
  const translate = useTranslate();
  const words = useWatch() as MailWords;
  return (
    <List
      dense
      aria-label={translate("mails.kinds")}
      sx={{ maxHeight: { xs: 240, md: "none" }, overflowY: "auto", py: 0 }}
    >
      {mailNames.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === chosen}
            aria-current={name === chosen}
            onClick={() => onChoose(name)}
          >
            <ListItemText primary={translate(`mails.names.${name}`)} />
            {isOwn(words[name]) && <Chip size="small" label={translate("mails.own")} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
