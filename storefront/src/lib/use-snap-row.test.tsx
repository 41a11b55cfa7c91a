import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSnapRow } from "./use-snap-row";

const width = 100;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

/** Four items; the button shows the one after, wrapping around. */
function Row() {
  const row = useRef<HTMLUListElement>(null);
  const { shown, show } = useSnapRow(row);
  return (
    <>
      <ul ref={row} />
      <button type="button" onClick={() => show((shown + 1) % 4)}>
        {shown}
      </button>
    </>
  );
}

/** The row as the browser scrolls it: nothing is laid out here, so each position is told to it. */
function renderRow() {
  render(<Row />);
  const row = screen.getByRole("list");
  Object.defineProperty(row, "clientWidth", { value: width });
  row.scrollTo = () => undefined;
  const scrolledTo = (left: number, name: "scroll" | "scrollend" = "scroll") =>
    act(() => {
      row.scrollLeft = left;
      row.dispatchEvent(new Event(name));
    });
  return { row, scrolledTo, button: screen.getByRole("button") };
}

it("counts a second tap from where the first one sent the row, however far it has come", () => {
  const { scrolledTo, button } = renderRow();
  fireEvent.click(button);
  scrolledTo(20);
  expect(button.textContent).toBe("1");
  fireEvent.click(button);
  scrolledTo(90);
  expect(button.textContent).toBe("2");
  scrolledTo(200);
  expect(button.textContent).toBe("2");
});

it("wraps around without stopping at the items between", () => {
  const { scrolledTo, button } = renderRow();
  scrolledTo(300);
  expect(button.textContent).toBe("3");
  fireEvent.click(button);
  scrolledTo(200);
  expect(button.textContent).toBe("0");
  scrolledTo(0, "scrollend");
  expect(button.textContent).toBe("0");
});

it("follows a hand that takes hold of the row on its way", () => {
  const { row, scrolledTo, button } = renderRow();
  scrolledTo(300);
  fireEvent.click(button);
  fireEvent.pointerDown(row);
  scrolledTo(210);
  expect(button.textContent).toBe("2");
});

it("says where the row stands in the end, although it was sent elsewhere", () => {
  const { scrolledTo, button } = renderRow();
  scrolledTo(200);
  fireEvent.click(button);
  scrolledTo(100);
  expect(button.textContent).toBe("3");
  scrolledTo(100, "scrollend");
  expect(button.textContent).toBe("1");
});
