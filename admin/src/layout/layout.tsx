import LogoutIcon from "@mui/icons-material/Logout";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import {
  AppBar,
  Layout,
  LoadingIndicator,
  LocalesMenuButton,
  TitlePortal,
  ToggleThemeButton,
  useLogout,
  useTranslate,
} from "react-admin";
import { SessionEndedDialog } from "../session/ended-dialog";
import { session } from "../session/session";
import { LaterFinder } from "./later-finder";
import { lazyPage } from "./lazy-page";
import { PageComing } from "./page-coming";
import { PanelMenu } from "./panel-menu";
import { PanelSidebar } from "./panel-sidebar";
import { useDocumentTitle } from "./use-document-title";

const SecondStepPage = lazyPage(
  () => import("../resources/second-step/page"),
  "SecondStepPage",
  "secondStep",
);

/** On a phone the bar's buttons have no words, and the page's title has two lines, so that it is read whole. */
const roomForTheTitle = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: {
    "& .MuiButton-root": { fontSize: 0, minWidth: 40, px: 1 },
    "& .MuiButton-startIcon": { mx: 0 },
    "& .MuiButton-endIcon": { display: "none" },
    "& h1": { fontSize: 16, lineHeight: 1.25, whiteSpace: "normal" },
    "& h1 > *": {
      display: "-webkit-box",
      WebkitLineClamp: "2",
      WebkitBoxOrient: "vertical",
      overflow: "hidden",
    },
  },
});

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
  useDocumentTitle();
  const translate = useTranslate();
  // It passes these on to its progress circle, though its types don't say so.
  const named = { "aria-label": translate("ra.page.loading") };
  return (
    <AppBar
      userMenu={<LogoutButton />}
      color="primary"
      sx={roomForTheTitle}
      toolbar={
        <>
          <LaterFinder />
          <LocalesMenuButton />
          <ToggleThemeButton />
          <LoadingIndicator {...named} />
        </>
      }
    >
      {/* Each page puts its title here: it is the page's heading. */}
      <TitlePortal component="h1" />
    </AppBar>
  );
}

/** The round "create" button of a phone must not cover the last row. */
const roomForTheButton = { "& .RaLayout-content": { pb: { xs: 10, sm: 3 } } };

/** Staff who owe the shop a second factor see nothing else. */
const NoMenu = () => null;

/** Side menu (a drawer on small screens) and a top bar with Logout. Spec §2 "Admin layout". */
export function PanelLayout({ children }: { children: ReactNode }) {
  const isHeldBack = useSyncExternalStore(session.listen, session.owesSecondFactor);
  return (
    <Layout
      appBar={PanelBar}
      menu={isHeldBack ? NoMenu : PanelMenu}
      sidebar={PanelSidebar}
      sx={roomForTheButton}
    >
      <Suspense fallback={<PageComing />}>{isHeldBack ? <SecondStepPage /> : children}</Suspense>
      <SessionEndedDialog />
    </Layout>
  );
}
