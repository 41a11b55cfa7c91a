import { expect, it, vi } from "vitest";
import { newShop } from "../../contract/new-shop";
import { isGuessable } from "./guessable-password";

vi.mock("../identity/current", () => ({
  shop: () => ({
    ...newShop,
    name: { en: "Meera Stores", hi: "", mr: "" },
    city: { en: "Wardha", hi: "", mr: "" },
  }),
}));

it.each([
  "password1",
  "Iloveyou",
  "1qaz2wsx",
  "qwertyuiop",
  "TRUSTNO1",
  "        ",
  "   abc   ",
  "12345678 ",
])("knows %j, which everybody tries first", (password) => {
  expect(isGuessable(password)).toBe(true);
});

it("knows the shop's own name and town with a year behind them", () => {
  for (const words of ["Meera Stores", "Wardha", "MeeraStores"]) {
    expect(isGuessable(`${words}@2026`)).toBe(true);
    expect(isGuessable(`2026${words.toUpperCase()}!!`)).toBe(true);
  }
});

it.each(["green mangoes 7", "four green parrots", "हिरवे आंबे सात", "Tz7#kkw2p"])("lets %j be", (password) => {
  expect(isGuessable(password)).toBe(false);
});
