import { door } from "../../../api/door";
import { messages } from "../../../contract/messages";
import { refuse } from "../../../contract/refusal";
import { problemsOf } from "../../../shipping/check-rules";
import { defaultShippingRules } from "../../../shipping/defaults";
import { readSavedRules, saveShippingRules } from "../../../shipping/rules-in-force";

async function inForce() {
  const { rules, version, updatedAt } = await readSavedRules();
  return { ...rules, version, updatedAt: updatedAt?.toISOString() ?? null };
}

export const adminGetShippingSettings = door("adminGetShippingSettings", async () => ({
  data: await inForce(),
  defaults: defaultShippingRules,
}));

export const adminSaveShippingSettings = door("adminSaveShippingSettings", async ({ body }) => {
  const { version, ...rules } = body;
  const problems = problemsOf(rules);
  if (problems.length > 0) throw refuse.invalid(problems);
  if (!(await saveShippingRules(rules, version ?? undefined)))
    throw refuse.conflict("settings_changed", messages.settingsChanged);
  return { message: messages.settingsSaved, data: await inForce() };
});
