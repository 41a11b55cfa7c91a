import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { saidAt } from "@testing/said-at";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { asha } from "@/testing/samples";
import { ProfileForm } from "./profile-form";

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your name" });

async function open() {
  const onSaved = vi.fn();
  const page = await renderInShop(<ProfileForm user={asha} onSaved={onSaved} />, { texts: ["account"] });
  return { ...page, onSaved };
}

describe("the form for one's name", () => {
  it("begins with the name and does not accept an empty one", async () => {
    const { shop, user } = await open();
    expect(name().value).toBe("Asha Patil");
    await user.clear(name());
    await user.keyboard("{Enter}");
    await waitFor(() => expect(saidAt(name())).toBe("Please enter your name"));
    expect(document.activeElement).toBe(name());
    expect(shop.bodies("updateAccount")).toEqual([]);
  });

  it("saves a name in any script and says so", async () => {
    const { shop, user, onSaved } = await open();
    const saved = { ...asha, userName: "आशा पाटील" };
    shop.on("updateAccount", { success: true, user: saved });
    await user.clear(name());
    await user.type(name(), "आशा पाटील{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved));
    expect(shop.bodies("updateAccount")).toEqual([{ userName: "आशा पाटील" }]);
    expect(await screen.findByText("Your details are saved")).toBeDefined();
  });

  it("shows the shop's refusal at the name", async () => {
    const { shop, user } = await open();
    const message = messages.nameMalformed(60);
    shop.on("updateAccount", refuse.invalid([{ field: "userName", message }]));
    await user.type(name(), " Rao{Enter}");
    await waitFor(() => expect(saidAt(name())).toBe(String(message)));
    expect(name().value).toBe("Asha Patil Rao");
  });
});
