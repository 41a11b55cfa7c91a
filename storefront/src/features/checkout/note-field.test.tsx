import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderInShop } from "@/testing/render-in-shop";
import { NoteField } from "./note-field";

function Note() {
  const [words, setWords] = useState("");
  return (
    <>
      <NoteField value={words} onChange={setWords} />
      <button type="button" onClick={() => setWords("Ring twice")}>
        Draft
      </button>
    </>
  );
}
const details = () => document.querySelector("details");

it("stays open when what was typed is taken away again", async () => {
  const { user } = await renderInShop(<Note />, { texts: ["checkout"] });
  expect(details()?.open).toBe(false);
  await user.click(screen.getByText("Note for the shop"));
  const words = screen.getByRole("textbox");
  await user.type(words, "R{Backspace}");
  expect([words.textContent, details()?.open]).toEqual(["", true]);
  expect(document.activeElement).toBe(words);
});

it("opens for a draft that is found later", async () => {
  const { user } = await renderInShop(<Note />, { texts: ["checkout"] });
  await user.click(screen.getByRole("button", { name: "Draft" }));
  expect(details()?.open).toBe(true);
});
