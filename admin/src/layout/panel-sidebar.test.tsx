import Dialog from "@mui/material/Dialog";
import { act, screen } from "@testing-library/react";
import { useSidebarState } from "react-admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { PanelSidebar } from "./panel-sidebar";

/** A window that is as narrow as a phone or not, whatever else is asked of it; tells of each change. */
function standInWindow(isNarrow: boolean) {
  const now = { isNarrow };
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    get matches() {
      return now.isNarrow && media.includes("max-width");
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (narrow: boolean) => {
    now.isNarrow = narrow;
    // As a browser does: what has asked hears of it one after the other, and each draws itself anew.
    for (const listener of listeners) act(listener);
  };
}
afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [isOpen, setOpen] = useSidebarState();
  return (
    <>
      <PanelSidebar>
        <a href="/orders">Orders</a>
      </PanelSidebar>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <output>{isOpen ? "open" : "closed"}</output>
    </>
  );
}
const menu = () => screen.getByRole("status").textContent;

describe("the panel's menu", () => {
  it("does not lie over an open dialog when a phone is turned, whose form keeps what was typed", async () => {
    const turn = standInWindow(false);
    await renderInPanel(
      <>
        <Page />
        <Dialog open>
          <input aria-label="Chest" defaultValue="92" />
          <button type="button">Save</button>
        </Dialog>
      </>,
    );
    turn(true);
    expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Chest" }).value).toBe("92");
    expect(screen.queryByRole("link", { name: "Orders" })).toBeNull();
  });

  it("is beside the page again in a wide window, and opens on a phone when it is asked for", async () => {
    const turn = standInWindow(false);
    const { user } = await renderInPanel(<Page />);
    expect(menu()).toBe("open");
    turn(true);
    expect(menu()).toBe("closed");
    turn(false);
    expect(menu()).toBe("open");
    turn(true);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    expect(await screen.findByRole("link", { name: "Orders" })).toBeTruthy();
  });
});
