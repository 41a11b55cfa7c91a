import CssBaseline from "@mui/material/CssBaseline";
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
    <AdminContext store={store} {...context}>
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
