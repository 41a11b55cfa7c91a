import { useEffect } from "react";
import { SessionPlaceholder } from "@/components/session-placeholder";

/** For a page whose document was loaded for another page: reloads it as its own. Address and history stay. */
export function LoadAnew() {
  useEffect(() => location.reload(), []);
  return <SessionPlaceholder />;
}
