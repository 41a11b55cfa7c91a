import { describe, expect, it } from "vitest";
import { defaultShippingRules } from "../../../../backend/src/shipping/defaults";
import { settingsEn } from "../../i18n/settings-en";
import { settingLabel, settingPlace } from "./labels";

const isForm = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function paths(form: object, prefix = ""): string[] {
  return Object.entries(form).flatMap(([key, value]) =>
    isForm(value) ? paths(value, `${prefix}${key}.`) : [prefix + key],
  );
}

const text = (key: string | undefined) =>
  key?.split(".").reduce<unknown>((at, part) => (isForm(at) ? at[part] : undefined), settingsEn);

describe("the names of the shipping settings", () => {
  it.each(paths(defaultShippingRules))("hold one for %s", (path) => {
    expect(text(settingLabel(path))).toEqual(expect.any(String));
  });

  it("say the zone of a rate, and the section whose words a label goes on", () => {
    expect(settingPlace("rates.C.days.max")).toBe("shipping.zone.C");
    expect(text(settingPlace("cod.fee.flat"))).toBe("Cash on delivery");
    expect(settingPlace("specialPincodes")).toBeUndefined();
  });
});
