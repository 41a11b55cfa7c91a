/** Where an order goes, as it is frozen into it. */
export type OrderAddress = {
  name: string;
  phone: string;
  email: string | null;
  address: string;
  city: string;
  state: string;
  pincode: string;
  notes: string | null;
};
