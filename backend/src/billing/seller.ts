import type { ShopIdentity } from "../contract/shop-identity";
import { addressLine } from "../platform/identity/current";

/** The shop as its document names it. It is stored with the document, which later changes must not touch. */
export type Seller = {
  name: string;
  legalName: string;
  address: string;
  state: ShopIdentity["state"];
  /** Blank: not registered for GST. */
  gstin: string;
  phone: string;
  email: string;
};

export const sellerOf = (identity: ShopIdentity): Seller => ({
  name: identity.name.en,
  legalName: identity.legalName,
  address: addressLine(identity),
  state: identity.state,
  gstin: identity.gstin,
  phone: identity.phone,
  email: identity.email,
});
