import { useEffect } from "react";
import { SessionPlaceholder } from "@/components/session-placeholder";

/** Stands on a page whose document came for another, and loads it as its own; address and history stay. */
export function LoadAnew() {
  useEffect(() => location.reload(), []);
  return <SessionPlaceholder />;
}
