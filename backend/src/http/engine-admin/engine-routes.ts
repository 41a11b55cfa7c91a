import type { RequestListener } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils";
import loadApi from "@medusajs/medusa/loaders/api";
import express, { type Request } from "express";
import type { Admin } from "../../accounts/actor";
import { homeDir } from "../../platform/places";

/** What the engine's own sign-in would have put into the session. */
const authContextOf = ({ id }: Admin) => ({
  actor_id: id,
  actor_type: "user",
  auth_identity_id: "",
  app_metadata: { user_id: id },
  user_metadata: {},
});

const people = new WeakMap<object, Admin>();

/** Says who is behind a request before the engine's routes get it. */
export const cameFrom = (req: object, admin: Admin): void => {
  people.set(req, admin);
};

/**
 * The engine's own routes and its plugins', without its sessions: who asks is known before. All 500 are loaded, but
 * the listener hands over only those below /admin.
 */
export async function loadEngineRoutes(container: MedusaContainer): Promise<RequestListener> {
  const config = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE);
  const app = express();
  app.disable("x-powered-by");
  app.use((req: Request, _res, next) => {
    const admin = people.get(req);
    Object.assign(req, {
      scope: container.createScope(),
      session: admin ? { auth_context: authContextOf(admin) } : {},
    });
    next();
  });
  const plugins = await getResolvedPlugins(homeDir, config, true);
  await loadApi({ app, container, plugins } as Parameters<typeof loadApi>[0]);
  return app;
}
