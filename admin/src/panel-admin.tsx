import CssBaseline from "@mui/material/CssBaseline";
import { QueryClient } from "@tanstack/react-query";
import {
  AdminContext,
  type AdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  Error as ErrorPage,
  localStorageStore,
  Notification,
} from "react-admin";
import { NotFound } from "./layout/not-found";
import { PageComing } from "./layout/page-coming";
import { shopName } from "./shop-name";

const store = localStorageStore();
/** A save is tried where the browser believes that there is no line, too: it says so at once instead of waiting for one. */
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });

/** On a phone the bar with Save stands at the bottom, and what is said of it must not cover it. */
const aboveToolbar = { bottom: { xs: "4.5rem", sm: 24 } };

/**
 * react-admin's `Admin` without what this panel does not have: its page for signing in and that page's form would be
 * fetched before anything is shown.
 */
export function PanelAdmin({
  children,
  layout,
  requireAuth,
  accessDenied,
  ...context
}: AdminContextProps & CoreAdminUIProps) {
  return (
    <AdminContext store={store} queryClient={queryClient} {...context}>
      <CssBaseline enableColorScheme>
        <CoreAdminUI
          layout={layout}
          accessDenied={accessDenied}
          loginPage={false}
          requireAuth={requireAuth}
          disableTelemetry
          catchAll={NotFound}
          title={shopName()}
          loading={PageComing}
          error={ErrorPage}
        >
          {children}
        </CoreAdminUI>
        <Notification sx={aboveToolbar} />
      </CssBaseline>
    </AdminContext>
  );
}
