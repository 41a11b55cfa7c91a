import { gstinProblem } from "../../contract/gstin";
import { messages } from "../../contract/messages";
import { type FieldError, refuse } from "../../contract/refusal";
import type { ShopIdentity, shopIdentity } from "../../contract/shop-identity";
import { editionOf, mergeForm } from "../../platform/edits/forms";
import { refuseClashes } from "../../platform/edits/refuse-clashes";
import { carryToEngine } from "../../platform/engine/engine-identity";
import { readIdentity, saveIdentity } from "../../platform/identity/identity";
import { lookupPincode } from "../../shipping/lookup-pincode";
import type { Routes } from "../pipeline/route";

async function saved() {
  const { identity, version, updatedAt } = await readIdentity();
  return { ...identity, version, edition: editionOf(identity), updatedAt: updatedAt?.toISOString() ?? null };
}

/** What no single field shows: two editors can each change one half of it. */
function problemsOf({ pincode, state, gstin }: ShopIdentity): FieldError[] {
  const place = pincode === "" ? undefined : lookupPincode(pincode);
  const isElsewhere = place !== undefined && place.state !== state;
  const isOtherState = gstin !== "" && gstinProblem(gstin, state) === "otherState";
  return [
    ...(isElsewhere
      ? [{ field: "pincode", message: messages.pincodeOfOtherState(pincode, place.state) }]
      : []),
    ...(isOtherState ? [{ field: "gstin", message: messages.gstinOtherState(state) }] : []),
  ];
}

function refuseProblems(identity: ShopIdentity): void {
  const problems = problemsOf(identity);
  if (problems.length > 0) throw refuse.invalid(problems);
}

const tries = 5;

/** Merges the changes into the current identity, and starts over if somebody saved in between. Returns both. */
async function saveMerged(sent: ShopIdentity, read: { version?: number | null; edition?: string }) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { identity: now, version } = await readIdentity();
    // The content of an older version is unknown: any difference may be another person's change.
    const edition = read.edition ?? (read.version === version ? editionOf(now) : "unknown");
    const { form, clashes } = mergeForm(now, sent, edition);
    await refuseClashes({ route: "adminSaveShop", version: editionOf(now), clashes });
    refuseProblems(form);
    if (await saveIdentity(form, version)) return { before: now, after: form };
  }
  throw refuse.unavailable();
}

async function saveWhole(after: ShopIdentity) {
  const { identity: before } = await readIdentity();
  await saveIdentity(after);
  return { before, after };
}

export const shopIdentityRoutes = {
  adminGetShop: async () => ({ data: await saved() }),

  adminSaveShop: async ({ body, scope }) => {
    const { version, edition, ...identity } = body;
    refuseProblems(identity);
    const { before, after } =
      edition || typeof version === "number"
        ? await saveMerged(identity, { version, edition })
        : await saveWhole(identity);
    await carryToEngine(scope, before, after);
    return { message: messages.shopSaved, data: await saved() };
  },
} satisfies Routes<typeof shopIdentity>;
