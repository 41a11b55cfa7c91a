import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { arrive } from "./arrival";

const said = () => screen.getByRole("status").textContent;
beforeEach(() => {
  document.title = "Toys";
  document.body.querySelector("main")?.remove();
  document.body.insertAdjacentHTML("beforeend", '<main id="content" tabindex="-1"><input /></main>');
});

it("says a page's title once the page has named itself, and its last one", async () => {
  arrive("Toys");
  arrive("Toys");
  expect(said()).toBe("");
  document.title = "All products";
  document.title = "Farming";
  await waitFor(() => expect(said()).toBe("Farming"));
  document.title = "Seeds";
  await waitFor(() => expect(said()).toBe("Seeds"));
});

it("says it at once where the page was quicker", () => {
  arrive("Home");
  expect(said()).toBe("Toys");
});

it("moves the focus to the page's beginning, unless the page has put it into a field", () => {
  arrive("Home");
  expect(document.activeElement).toBe(document.getElementById("content"));
  document.querySelector("input")?.focus();
  arrive("Home");
  expect(document.activeElement?.tagName).toBe("INPUT");
});
