import DashboardIcon from "@mui/icons-material/Dashboard";
import LogoutIcon from "@mui/icons-material/Logout";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import {
  AppBar,
  Layout,
  LoadingIndicator,
  LocalesMenuButton,
  Menu,
  TitlePortal,
  ToggleThemeButton,
  useLogout,
  useTranslate,
} from "react-admin";

/** On a phone the words of the bar's buttons give their room to the page's title. */
const wordlessOnPhones = {
  "& .MuiButton-root": {
    fontSize: { xs: 0, sm: "0.8125rem" },
    minWidth: { xs: 40, sm: 64 },
    px: { xs: 1, sm: 1.5 },
  },
  "& .MuiButton-icon": { mx: { xs: 0, sm: undefined } },
  "& .MuiButton-endIcon": { display: { xs: "none", sm: "inherit" } },
};

function LogoutButton() {
  const logout = useLogout();
  const translate = useTranslate();
  const words = translate("panel.logout");
  return (
    <Button
      color="inherit"
      startIcon={<LogoutIcon />}
      onClick={() => logout()}
      aria-label={words}
      title={words}
    >
      {words}
    </Button>
  );
}

function PanelBar() {
  return (
    <AppBar
      userMenu={<LogoutButton />}
      color="primary"
      sx={wordlessOnPhones}
      toolbar={
        <>
          <LocalesMenuButton />
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
    >
      <TitlePortal />
    </AppBar>
  );
}

function PanelMenu() {
  return (
    <Menu>
      <Menu.Item to="/admin/dashboard" primaryText="panel.dashboard" leftIcon={<DashboardIcon />} />
      <Menu.ResourceItem name="products" />
      <Menu.ResourceItem name="orders" />
      <Menu.ResourceItem name="shipping-failed" />
      <Menu.ResourceItem name="reviews" />
      <Menu.ResourceItem name="carousel" />
      <Menu.ResourceItem name="features" />
      <Menu.ResourceItem name="audit-log" />
    </Menu>
  );
}

/** The round "create" button of a phone must not lie on the last row. */
const roomForTheButton = { "& .RaLayout-content": { pb: { xs: 10, sm: 3 } } };

/** Side menu (a drawer on small screens) and a top bar with Logout. Spec §2 "Admin layout". */
export function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={PanelBar} menu={PanelMenu} sx={roomForTheButton}>
      {children}
    </Layout>
  );
}
