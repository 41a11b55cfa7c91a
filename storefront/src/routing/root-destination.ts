import { paths } from "@/paths";

/** Where "/" leads. Spec §2 "Route guard rules". */
export function rootDestination(role: "guest" | "shopper" | "admin"): string {
  if (role === "guest") return paths.login;
  return role === "admin" ? paths.adminDashboard : paths.home;
}
