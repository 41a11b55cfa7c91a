import { z } from "zod";
import { consolePage } from "./console/page";
import { openMail } from "./mail/stand-in";
import { serve } from "./serve";
import type { StandIn } from "./stand-in";

// The sandbox process: local stand-ins for services outside the shop, one folder each, and one page for people.
const port = z.coerce.number().int().min(0).max(65535);
const env = z
  .object({ SANDBOX_PORT: port.default(8090), SANDBOX_SMTP_PORT: port.default(2525) })
  .parse(process.env);

const standIns: StandIn[] = [await openMail(env.SANDBOX_SMTP_PORT)];

const routes: StandIn["routes"] = {
  "GET /": () => ({ html: consolePage(standIns) }),
  ...Object.assign({}, ...standIns.map((standIn) => standIn.routes)),
};
const server = await serve(env.SANDBOX_PORT, routes);
console.log(`sandbox ready http://127.0.0.1:${env.SANDBOX_PORT}`);

process.once("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await Promise.all(standIns.map((standIn) => standIn.stop()));
  process.exit(0);
});
