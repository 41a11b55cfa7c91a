import { Title, useTranslate } from "react-admin";
import { EmptyState } from "../components/empty-state";

/** In place of a page that the role does not include: somebody followed a link or typed its address. */
export function NotYours() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate("access.title")} />
      <EmptyState text="access.notYours" next={{ label: "access.home", to: "/admin/dashboard" }} />
    </>
  );
}
