import type { FirstStep } from "@contract/opening";
import DoneIcon from "@mui/icons-material/CheckCircle";
import OpenIcon from "@mui/icons-material/RadioButtonUnchecked";
import Alert from "@mui/material/Alert";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { useFirstSteps } from "./use-opening";

/** Where each step is done. */
const places: Record<FirstStep, string> = {
  address: "/admin/shop#address",
  gstin: "/admin/shop#law",
  logo: "/admin/shop#look",
  delivery: "/admin/shipping",
  payment: "/admin/opening#payment",
  categories: "/admin/categories",
  product: "/admin/products/create",
  order: "/admin/opening#testers",
  open: "/admin/opening#state",
};

/** What is done and what is missing before the first sale, each a link to where it is done. */
export function FirstSteps() {
  const translate = useTranslate();
  const { data: steps, error } = useFirstSteps();
  if (error && !steps) return <Alert severity="error">{error.message}</Alert>;
  if (!steps) return <Skeleton variant="rounded" height={360} />;
  return (
    <List dense disablePadding>
      {steps.map(({ name, done, optional }) => {
        const Icon = done ? DoneIcon : OpenIcon;
        const about = translate(`opening.steps.${name}.help`);
        return (
          <ListItem key={name} disablePadding>
            <ListItemButton component={Link} to={places[name]}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Icon
                  color={done ? "success" : "disabled"}
                  titleAccess={translate(done ? "opening.done" : "opening.missing")}
                />
              </ListItemIcon>
              <ListItemText
                primary={translate(`opening.steps.${name}.title`)}
                secondary={optional ? `${about} ${translate("opening.optional")}` : about}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
