import { titleWithChoice } from "../contract/variant-options";
import { type Columns, csvFile } from "../platform/csv-file";
import { indiaTime } from "../platform/india-day";
import { type AdminListQuery, type AfterOrder, type ListedOrder, ordersAfter } from "./admin-list";

const batch = 200;

const columns: Columns<ListedOrder> = {
  orderNumber: ({ number }) => number,
  orderDate: ({ placed_at }) => indiaTime(placed_at),
  orderStatus: ({ status }) => status,
  paymentMethod: ({ payment_method }) => payment_method,
  paymentStatus: ({ payment_status }) => payment_status,
  customer: ({ customer }) => customer.userName,
  phone: ({ address }) => address.phone,
  address: ({ address }) => address.address,
  city: ({ address }) => address.city,
  state: ({ address }) => address.state,
  pincode: ({ address }) => address.pincode,
  goods: ({ lines }) => lines.map((line) => `${line.quantity} × ${titleWithChoice(line)}`).join("\n"),
  subtotal: ({ subtotal }) => subtotal,
  shippingCharge: ({ shipping_charge }) => shipping_charge,
  codFee: ({ cod_fee }) => cod_fee,
  totalAmount: ({ total }) => total,
  courier: ({ courier }) => courier?.name ?? "",
  awb: ({ courier }) => courier?.awb ?? "",
  company: ({ address }) => address.company ?? "",
  gstin: ({ address }) => address.gstin ?? "",
};

/** The filtered orders, newest first, as chunks of a CSV file; times are India's. */
export const exportOrders = (filters: Partial<AdminListQuery>): AsyncGenerator<string> =>
  csvFile<ListedOrder, AfterOrder>(columns, (after) => ordersAfter(filters, after, batch));
