import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { TitlePortal } from "react-admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { PageComing } from "./page-coming";

afterEach(() => vi.useRealTimers());

let open = () => {};
/** A page that is opened when the test says so. */
function Page() {
  const [isComing, setComing] = useState(false);
  open = () => setComing(true);
  return isComing && <PageComing />;
}

describe("a page whose scripts are still coming", () => {
  it("says after a second that it is coming, in its heading and as the name of its progress", async () => {
    await renderInPanel(
      <>
        <TitlePortal component="h1" />
        <Page />
      </>,
    );
    // Not before: the second does not begin while the panel itself is drawn.
    vi.useFakeTimers();
    act(() => open());
    expect(screen.queryByRole("progressbar")).toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole("progressbar", { name: "Loading" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Loading" })).toBeTruthy();
  });
});
