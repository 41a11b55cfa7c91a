/** The delivery address, as it is frozen into the order. */
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
};
