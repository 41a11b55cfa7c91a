import type { Handlers } from "../../pipeline/door";
import { addAddress } from "./add";
import { deleteAddress } from "./delete";
import { getAddresses } from "./get";
import { updateAddress } from "./update";

export const addressDoors = {
  addAddress,
  getAddresses,
  updateAddress,
  deleteAddress,
} satisfies Partial<Handlers>;
