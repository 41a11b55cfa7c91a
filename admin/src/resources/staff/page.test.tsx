import { messages } from "@contract/messages";
import { refuse } from "@contract/refusal";
import { type StaffRole, staffRoles } from "@contract/roles";
import type { StaffMember } from "@contract/staff";
import { saidAt } from "@testing/said-at";
import { ShopStandIn } from "@testing/shop-stand-in";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { May } from "../../access/may";
import { NotYours } from "../../access/not-yours";
import { renderInPanel } from "../../testing/render-in-panel";
import { StaffPage } from "./page";

const owner: StaffMember = {
  _id: "user_owner",
  userName: "Meera Shinde",
  email: "meera@sahyadri.example",
  role: "owner",
  blocked: false,
  hasPassword: true,
  hasSecondFactor: true,
  since: "2026-11-01T04:30:00.000Z",
  isYou: true,
};
const packer: StaffMember = {
  ...owner,
  _id: "user_packer",
  userName: "Vaishali More",
  email: "vaishali@sahyadri.example",
  role: "packer",
  hasSecondFactor: false,
  isYou: false,
};

async function showPage(members: StaffMember[] = [owner, packer], role: StaffRole = "owner") {
  const shop = new ShopStandIn();
  shop.on("adminGetStaff", { success: true, data: members });
  shop.on("getSecondFactor", {
    success: true,
    data: {
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isDemanded: false,
      staff: { total: 2, withSecondFactor: 1 },
    },
  });
  const page = (
    <May permission="staff" otherwise={<NotYours />}>
      <StaffPage />
    </May>
  );
  return renderInPanel(page, { shop, role });
}
const password = () => screen.findByLabelText<HTMLInputElement>(/^Your own password/);

describe("the staff page", () => {
  it("says who works here, and offers for each what can be done", async () => {
    await showPage();
    expect(await screen.findByText("vaishali@sahyadri.example")).toBeDefined();
    const named = (who: string) =>
      screen.getAllByRole("button", { name: new RegExp(`: ${who}$`) }).map(({ textContent }) => textContent);
    expect(named("Vaishali More")).toEqual(["Change role", "Block", "Reset password", "Remove"]);
    expect(named("Meera Shinde"), "one's own account").toEqual(["Change role"]);
  });

  it("invites somebody with a role, for the owner's own password", async () => {
    const { shop, user } = await showPage([owner]);
    shop.on("adminInviteStaff", {
      success: true,
      data: packer,
      message: messages.staffInvited,
    } as never);
    await user.click(await screen.findByRole("button", { name: "Add somebody" }));
    await user.type(await screen.findByLabelText(/^Name/), packer.userName);
    await user.type(screen.getByLabelText(/^E-mail/), packer.email);
    await user.click(screen.getByRole("combobox", { name: "Role" }));
    await user.click(await screen.findByRole("option", { name: "Catalogue" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    expect(await screen.findByText("The invitation is on its way")).toBeDefined();
    expect(shop.bodies("adminInviteStaff")).toEqual([
      { userName: packer.userName, email: packer.email, role: "catalogue", password: "monsoon mango tree" },
    ]);
  });

  it("asks for a code where the shop wants one, and says what is wrong where it was typed", async () => {
    const { shop, user } = await showPage();
    shop.on("adminRemoveStaff", refuse.invalid([{ field: "code", message: messages.secondFactorRequired }]));
    await user.click(await screen.findByRole("button", { name: "Remove: Vaishali More" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    const code = await screen.findByLabelText<HTMLInputElement>(/^Code of your authenticator app/);
    await waitFor(() => expect(saidAt(code)).toBe(messages.secondFactorRequired.in("en")));
    await user.type(code, "123456{Enter}");
    await waitFor(() =>
      expect(shop.bodies("adminRemoveStaff").at(-1)).toEqual({
        password: "monsoon mango tree",
        code: "123456",
      }),
    );
  });

  it("says in one sentence why the last owner stays", async () => {
    const { shop, user } = await showPage();
    shop.on("adminChangeStaff", refuse.conflict("last_owner", messages.lastOwner));
    await user.click(await screen.findByRole("button", { name: "Change role: Meera Shinde" }));
    await user.type(await password(), "monsoon mango tree{Enter}");
    expect(await screen.findByText(messages.lastOwner.in("en"))).toBeDefined();
  });

  it.each(staffRoles.filter((role) => role !== "owner"))(
    "is not for a %s, and says so kindly",
    async (role) => {
      const { shop } = await showPage([owner], role);
      expect(await screen.findByText(/not part of your role/)).toBeDefined();
      expect(shop.bodies("adminGetStaff")).toEqual([]);
    },
  );
});
