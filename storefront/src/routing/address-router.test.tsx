import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Link } from "@/components/link";
import { createTranslator, keepTranslator, switchLanguage } from "@/i18n/instance";
import { AddressRouter } from "./address-router";

const before = location.pathname;
beforeEach(() => history.pushState(null, "", "/hi/about?from=link"));
afterEach(() => history.pushState(null, "", before));

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/terms">Terms</Link>
      <input aria-label="Note" />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

async function open() {
  const translator = await createTranslator("hi", []);
  keepTranslator(translator);
  render(
    <I18nextProvider i18n={translator}>
      <AddressRouter>
        <Page />
      </AddressRouter>
    </I18nextProvider>,
  );
  return { translator, user: userEvent.setup({ delay: null }) };
}
const address = () => location.pathname + location.search;

it("keeps the language in the address out of the pages' paths, and in their links", async () => {
  const { user } = await open();
  expect(screen.getByText("at /about?from=link")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Terms" }));
  expect(await screen.findByText("at /terms")).toBeTruthy();
  expect(address()).toBe("/hi/terms");
});

it("follows another language with the address, and loses nothing that was typed", async () => {
  const { translator, user } = await open();
  await user.type(screen.getByLabelText("Note"), "Ring twice");
  await act(() => switchLanguage(translator, "mr"));
  await waitFor(() => expect(address()).toBe("/mr/about?from=link"));
  expect(screen.getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("/mr/terms");
  await act(() => switchLanguage(translator, "en"));
  await waitFor(() => expect(address()).toBe("/about?from=link"));
  expect((screen.getByLabelText("Note") as HTMLInputElement).value).toBe("Ring twice");
});

it("goes back to a page in the language that was chosen since", async () => {
  const { translator, user } = await open();
  await user.click(screen.getByRole("link", { name: "Terms" }));
  await act(() => switchLanguage(translator, "en"));
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(await screen.findByText("at /about?from=link")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/about?from=link"));
});
