/** The delivery address, as it is frozen into the order; of one that is picked up, the shop's. */
export type OrderAddress = {
  name: string;
  phone: string;
  email: string | null;
  address: string;
  city: string;
  state: string;
  pincode: string;
  notes: string | null;
  /** The business that the invoice is for; absent if it is for the recipient. */
  company?: string | null;
  gstin?: string | null;
  /** Of an order that is picked up: the buyer's own address, if the invoice needs it. */
  buyerAddress?: string;
};
