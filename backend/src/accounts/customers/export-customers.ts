import { type Columns, csvFile } from "../../platform/csv-file";
import { indiaTime } from "../../platform/india-day";
import { type CustomerPlace, customersAfter, type ExportedCustomer } from "./read-customers";

const batch = 200;

const columns: Columns<ExportedCustomer> = {
  name: ({ userName }) => userName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? "",
  since: ({ since }) => indiaTime(since),
  orders: ({ orders }) => orders,
  lastOrder: ({ lastOrderAt }) => (lastOrderAt ? indiaTime(lastOrderAt) : ""),
  address: ({ address }) => address?.address ?? "",
  city: ({ address }) => address?.city ?? "",
  state: ({ address }) => address?.state ?? "",
  pincode: ({ address }) => address?.pincode ?? "",
  language: ({ language }) => language ?? "",
  textMessages: ({ textMessages }) => (textMessages ? "yes" : "no"),
  note: ({ note }) => note ?? "",
};

/** The people with an account, newest first, as chunks of a CSV file; times are India's. */
export const exportCustomers = (q: string | undefined): AsyncGenerator<string> =>
  csvFile<ExportedCustomer, CustomerPlace>(columns, (after) => customersAfter(q, after, batch));
