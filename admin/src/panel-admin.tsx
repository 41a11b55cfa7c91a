import CssBaseline from "@mui/material/CssBaseline";
import { QueryClient } from "@tanstack/react-query";
import {
  AdminContext,
  type AdminContextProps,
  CoreAdminUI,
  type CoreAdminUIProps,
  Error as ErrorPage,
  LoadingPage,
  localStorageStore,
  NotFound,
  Notification,
} from "react-admin";

const store = localStorageStore();
/** A save is tried where the browser believes that there is no line, too: it says so at once instead of waiting for one. */
const queryClient = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
const Lost = () => <NotFound />;

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
          catchAll={Lost}
          loading={LoadingPage}
          error={ErrorPage}
        >
          {children}
        </CoreAdminUI>
        <Notification />
      </CssBaseline>
    </AdminContext>
  );
}
