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

function LogoutButton() {
  const logout = useLogout();
  const translate = useTranslate();
  return (
    <Button color="inherit" startIcon={<LogoutIcon />} onClick={() => logout()}>
      {translate("panel.logout")}
    </Button>
  );
}

function PanelBar() {
  return (
    <AppBar
      userMenu={<LogoutButton />}
      color="primary"
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
      <Menu.ResourceItem name="carousel" />
      <Menu.ResourceItem name="features" />
    </Menu>
  );
}

/** Side menu (a drawer on small screens) and a top bar with Logout. Spec §2 "Admin layout". */
export function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={PanelBar} menu={PanelMenu}>
      {children}
    </Layout>
  );
}
