/** A plugin from npm that `npm run try-plugins` installs by the two steps of docs/extending.md. */
export type TriedPlugin = {
  name: string;
  version: string;
  options: Record<string, unknown>;
  /** It asks for another release of the engine exactly, which npm refuses without `--legacy-peer-deps`. */
  isPinnedElsewhere?: true;
};

export const triedPlugins: TriedPlugin[] = [
  { name: "@alphabite/medusa-wishlist", version: "0.7.4", options: {} },
  {
    name: "@lambdacurry/medusa-webhooks",
    version: "1.2.0",
    options: { subscriptions: ["order.placed"] },
  },
  {
    name: "@variablevic/google-analytics-medusa",
    version: "0.1.1",
    options: { measurementId: "G-TRIED", apiSecret: "of nobody" },
    isPinnedElsewhere: true,
  },
];

/** The webhook plugin leaves it to the operator which events it hears of: a subscriber, as its README has it. */
export const webhookSubscriber = `import type { SubscriberArgs } from "@medusajs/framework";
import { fullWebhooksSubscriptionsWorkflow } from "@lambdacurry/medusa-webhooks/workflows";

export const config = { event: "order.placed" };

export default async function sendWebhooks({ event, container }: SubscriberArgs<{ id: string }>) {
  const input = { eventName: event.name, eventData: event.data };
  await fullWebhooksSubscriptionsWorkflow(container).run({ input });
}
`;

const emptyList = "const plugins: Array<{ resolve: string; options: Record<string, unknown> }> = [];";

/** medusa-config.ts with these plugins in its list; throws if the list is not where it was. */
export function withPlugins(config: string, plugins: readonly TriedPlugin[]): string {
  if (!config.includes(emptyList)) throw new Error("medusa-config.ts has no empty list of plugins.");
  const entries = plugins.map(({ name, options }) => ({ resolve: name, options }));
  return config.replace(emptyList, emptyList.replace("[];", `${JSON.stringify(entries, null, 2)};`));
}
