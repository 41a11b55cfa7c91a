import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { settings } from "../../contract/shipping-settings";
import { isOnlineOffered } from "../../payments/gateways";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { shop } from "../../platform/identity/current";
import { problemsOf } from "../../shipping/check-rules";
import { defaultShippingRules, type ShippingRules } from "../../shipping/defaults";
import { editionOf, mergeRules } from "../../shipping/edit-rules";
import { readSavedRules, saveShippingRules } from "../../shipping/rules-in-force";
import type { Routes } from "../pipeline/route";

async function inForce() {
  const { rules, version, updatedAt } = await readSavedRules();
  return { ...rules, version, edition: editionOf(rules), updatedAt: updatedAt?.toISOString() ?? null };
}

const tries = 5;

/** Merges the changes into the current settings, and starts over if somebody saved in between. */
async function saveMerged(sent: ShippingRules, read: { version?: number | null; edition?: string }) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { rules: now, version } = await readSavedRules();
    // The content of an older version is unknown: any difference may be another person's change.
    const edition = read.edition ?? (read.version === version ? editionOf(now) : "unknown");
    const { rules, clashes } = mergeRules(now, sent, edition);
    await refuseClashes({ route: "adminSaveShippingSettings", version: editionOf(now), clashes });
    const problems = problemsOf(rules, shop(), isOnlineOffered());
    if (problems.length > 0) throw refuse.invalid(problems);
    if (await saveShippingRules(rules, version)) return;
  }
  throw refuse.unavailable();
}

export const settingsRoutes = {
  adminGetShippingSettings: async () => ({
    data: await inForce(),
    defaults: defaultShippingRules,
  }),

  adminSaveShippingSettings: async ({ body }) => {
    const { version, edition, ...rules } = body;
    const problems = problemsOf(rules, shop(), isOnlineOffered());
    if (problems.length > 0) throw refuse.invalid(problems);
    if (edition || typeof version === "number") await saveMerged(rules, { version, edition });
    else await saveShippingRules(rules);
    return { message: messages.settingsSaved, data: await inForce() };
  },
} satisfies Routes<typeof settings>;
