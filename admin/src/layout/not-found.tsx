import { Title, useTranslate } from "react-admin";
import { EmptyState } from "../components/empty-state";

/** In place of a page that the panel does not have: an address with a slip in it, or one from an older version. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate("ra.page.not_found")} />
      <EmptyState text="ra.message.not_found" next={{ label: "access.home", to: "/admin/dashboard" }} />
    </>
  );
}
