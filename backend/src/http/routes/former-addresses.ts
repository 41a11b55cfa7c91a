import {
  addFormerAddress,
  deleteFormerAddress,
  formerAddressesOf,
  movedProduct,
} from "../../catalog/former-addresses";
import { type formerAddresses, slugOfAddress } from "../../contract/former-addresses";
import { messages } from "../../contract/messages";
import { refuse } from "../../contract/refusal";
import type { Routes } from "../pipeline/route";

export const formerAddressRoutes = {
  getMovedProduct: async ({ params }) => {
    const moved = await movedProduct(params.id);
    if (!moved) throw refuse.notFound(messages.productNotFound);
    return { data: moved };
  },

  adminGetFormerAddresses: async ({ params }) => ({ data: await formerAddressesOf(params.id) }),

  adminAddFormerAddress: async ({ params: { id: productId }, body: { address, variantId = null } }) => {
    await addFormerAddress({ productId, slug: slugOfAddress(address), variantId });
    return { message: messages.formerAddressAdded, data: await formerAddressesOf(productId) };
  },

  adminDeleteFormerAddress: async ({ params: { id, slug } }) => {
    await deleteFormerAddress(id, slug);
    return { message: messages.formerAddressDeleted, data: await formerAddressesOf(id) };
  },
} satisfies Routes<typeof formerAddresses>;
