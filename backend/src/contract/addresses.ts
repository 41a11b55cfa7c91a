import { z } from "zod";
import { businessFields, businessShown, checkBusiness } from "./business";
import { endpoints } from "./endpoint";
import { ok } from "./envelope";
import { Email, Id, Phone, Pincode, RecipientName, State, text } from "./fields";
import { limits } from "./limits";

export const addressFields = {
  name: RecipientName,
  phone: Phone,
  email: z.union([Email, z.literal("")]).nullish(),
  address: text(5, 200, "address"),
  city: text(2, 80, "city"),
  state: State,
  pincode: Pincode,
  /** A landmark. */
  notes: text(0, 200, "landmark").nullish(),
  ...businessFields,
  /** True on a second attempt, if the pincode belongs to another state and the shopper is sure. */
  pincodeConfirmed: z.boolean().optional(),
};

export const Address = z.object({
  _id: Id,
  addressId: Id,
  userId: Id,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  notes: z.string().nullable(),
  ...businessShown,
});
export type Address = z.infer<typeof Address>;

export const AddressInput = z.object(addressFields).superRefine(checkBusiness);
export type AddressInput = z.infer<typeof AddressInput>;

const one = z.object({ userId: Id, addressId: Id });

export const addresses = endpoints({
  addAddress: {
    method: "POST",
    path: "/api/shop/address/add",
    access: "shopper",
    owner: "body.userId",
    summary: `Save an address; at most ${limits.addressesPerPerson} per person`,
    body: z.object({ userId: Id, ...addressFields }).superRefine(checkBusiness),
    response: ok({ data: Address }),
    status: 201,
  },

  getAddresses: {
    method: "GET",
    path: "/api/shop/address/get/:userId",
    access: "shopper",
    owner: "params.userId",
    summary: "The saved addresses, newest first",
    params: z.object({ userId: Id }),
    response: ok({ data: z.array(Address) }),
  },

  updateAddress: {
    method: "PUT",
    path: "/api/shop/address/update/:userId/:addressId",
    access: "shopper",
    owner: "params.userId",
    summary: "Change an address; the body is the whole address",
    params: one,
    body: AddressInput,
    response: ok({ data: Address }),
  },

  deleteAddress: {
    method: "DELETE",
    path: "/api/shop/address/delete/:userId/:addressId",
    access: "shopper",
    owner: "params.userId",
    summary: "Delete an address",
    params: one,
    response: ok({ data: z.array(Address) }),
  },
});
