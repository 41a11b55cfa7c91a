import { relative } from "node:path";
import { root } from "../root";
import { demoShopper } from "./demo-accounts";
import type { LauncherEnv } from "./env";
import { firstAdmin } from "./plans";

type Facts = {
  env: LauncherEnv;
  sandboxUrl: string | undefined;
  panelUrl: string | undefined;
  seconds: string;
};

/** The information shown once the shop runs: addresses, how to sign in, the logs' location. */
export function welcome({ env, sandboxUrl, panelUrl, seconds }: Facts): string {
  const admin = firstAdmin(env);
  const isOwnAdmin = Boolean(env.ADMIN_EMAIL);
  const rows: [string, string][] = [
    ["The shop", env.PUBLIC_URL],
    ["Admin panel", panelUrl ?? `${env.PUBLIC_URL}/admin`],
  ];
  if (!admin) rows.push(["  no admin yet", "make the first one: npm run create-admin -- you@example.com"]);
  else rows.push(["  sign in as", isOwnAdmin ? admin.email : `${admin.email}   password ${admin.password}`]);
  if (env.ENGINE_ADMIN === "1")
    rows.push(["Engine's admin", env.ENGINE_ADMIN_URL ?? `http://localhost:${env.ENGINE_ADMIN_PORT}`]);
  if (env.SHOP_SEED === "demo" && !env.isProduction)
    rows.push(["A demo shopper", `${demoShopper.email}   password ${demoShopper.password}`]);
  if (sandboxUrl) rows.push(["The sandbox", `${sandboxUrl}   mails, test payments and parcels`]);
  rows.push(["Logs", relative(process.cwd(), `${env.DATA_DIR}/logs`) || `${root}/logs`]);
  const lines = rows.map(([name, value]) => `  ${name.padEnd(15)} ${value}`);
  return ["", `The shop is open (${seconds} s)`, "", ...lines, "", "Ctrl-C stops it.", ""].join("\n");
}
