import { act, screen } from "@testing-library/react";
import { TitlePortal } from "react-admin";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderInPanel } from "../testing/render-in-panel";
import { PageComing } from "./page-coming";

afterEach(() => vi.useRealTimers());

describe("a page whose scripts are still coming", () => {
  it("says after a second that it is coming, in its heading and as the name of its progress", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderInPanel(
      <>
        <TitlePortal component="h1" />
        <PageComing />
      </>,
    );
    expect(screen.queryByRole("progressbar")).toBeNull();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole("progressbar", { name: "Loading" })).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Loading" })).toBeTruthy();
  });
});
