import type { ShopIdentity } from "./shop-identity";
import { designColours } from "./theme";

const none = { en: "", hi: "", mr: "" };
const closed = { opens: "", closes: "" };

/** The identity of a shop whose owner has not entered one yet: it claims nothing. Free of libraries. */
export const newShop: ShopIdentity = {
  name: { en: "My shop", hi: "मेरी दुकान", mr: "माझे दुकान" },
  legalName: "My shop",
  tagline: none,
  about: none,
  logo: "",
  favicon: "",
  sharePicture: "",
  colours: designColours,
  street: "",
  city: none,
  state: "Maharashtra",
  pincode: "",
  phone: "",
  whatsapp: "",
  email: "",
  securityEmail: "",
  hours: { weekdays: closed, sunday: closed },
  latitude: null,
  longitude: null,
  social: { instagram: "", youtube: "", facebook: "" },
  gstin: "",
  grievanceOfficer: { name: "", email: "", phone: "" },
  orderSeries: "ORD",
  invoiceSeries: "INV",
};
