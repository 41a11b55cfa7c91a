import { saidAt } from "@testing/said-at";
import { screen } from "@testing-library/react";
import { HttpError } from "react-admin";
import { describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../../testing/render-in-panel";
import { EntryDialog } from "./entry-dialog";

const means = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Means in the catalogue/ });
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^What shoppers type/ });
const save = () => screen.getByRole("button", { name: "Save entry" });

async function open(error: Error | null = null) {
  const onSave = vi.fn();
  const dialog = (
    <EntryDialog entry={null} isPending={false} error={error} onSave={onSave} onClose={vi.fn()} />
  );
  return { ...(await renderInPanel(dialog)), onSave };
}

describe("an entry of the search words", () => {
  it("says which of the two is missing", async () => {
    const { user, onSave } = await open();
    expect(document.activeElement).toBe(means());
    await user.click(save());
    expect(saidAt(means())).toBe("Required");
    expect(saidAt(words())).toBe("Required");
    expect(onSave).not.toHaveBeenCalled();
  });

  it("counts the words while they are typed, in any script, each once", async () => {
    const { user, onSave } = await open();
    await user.type(means(), " umbrella ");
    await user.type(words(), "छाता, chhata छत्री छाता");
    expect(saidAt(words())).toContain("3 given");
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      means: "umbrella",
      words: ["छाता", "chhata", "छत्री"],
    });
  });

  it("shows at its field what the shop refuses", async () => {
    const refusal = new HttpError("no", 422, { errors: { "entries.0.words.1": "One word only" } });
    await open(refusal);
    expect(saidAt(words())).toBe("One word only");
  });
});
