import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { type EarlyTap, replay } from "./early-taps";

function Choice({ onChoose }: { onChoose: (value: string) => void }) {
  const [chosen, setChosen] = useState<string>();
  return ["Red", "Blue"].map((value) => (
    <label key={value}>
      <input
        type="radio"
        name="colour"
        checked={chosen === value}
        onChange={() => {
          setChosen(value);
          onChoose(value);
        }}
      />
      {value}
    </label>
  ));
}

it("of two choices in one group the last is replayed, so that the earlier one never stands again", async () => {
  const chosen: string[] = [];
  render(<Choice onChoose={(value) => chosen.push(value)} />);
  const tap = (name: string): EarlyTap => ({
    kind: "input",
    element: screen.getByRole<HTMLInputElement>("radio", { name }),
    value: true,
  });
  await replay([tap("Red"), tap("Blue")]);
  expect(chosen).toEqual(["Blue"]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Blue" }).checked).toBe(true);
});
