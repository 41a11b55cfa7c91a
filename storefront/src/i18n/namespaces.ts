import type about from "./en/about";
import type account from "./en/account";
import type addressbook from "./en/addressbook";
import type addresses from "./en/addresses";
import type aftersales from "./en/aftersales";
import type auth from "./en/auth";
import type banner from "./en/banner";
import type cart from "./en/cart";
import type catalog from "./en/catalog";
import type checkout from "./en/checkout";
import type compare from "./en/compare";
import type contact from "./en/contact";
import type delivery from "./en/delivery";
import type early from "./en/early";
import type facts from "./en/facts";
import type footer from "./en/footer";
import type forms from "./en/forms";
import type home from "./en/home";
import type instead from "./en/instead";
import type kinds from "./en/kinds";
import type late from "./en/late";
import type lightbox from "./en/lightbox";
import type lower from "./en/lower";
import type meta from "./en/meta";
import type options from "./en/options";
import type ordercode from "./en/ordercode";
import type orderlist from "./en/orderlist";
import type ordernotice from "./en/ordernotice";
import type orders from "./en/orders";
import type passkeys from "./en/passkeys";
import type payment from "./en/payment";
import type pickup from "./en/pickup";
import type pincode from "./en/pincode";
import type placed from "./en/placed";
import type plain from "./en/plain";
import type policies from "./en/policies";
import type preview from "./en/preview";
import type product from "./en/product";
import type promise from "./en/promise";
import type promotions from "./en/promotions";
import type push from "./en/push";
import type questions from "./en/questions";
import type refunds from "./en/refunds";
import type reviews from "./en/reviews";
import type session from "./en/session";
import type shell from "./en/shell";
import type signincode from "./en/signincode";
import type sizeguide from "./en/sizeguide";
import type states from "./en/states";
import type strips from "./en/strips";
import type ticket from "./en/ticket";
import type track from "./en/track";
import type vehicle from "./en/vehicle";
import type whenback from "./en/whenback";
import type wishlist from "./en/wishlist";

/** Every text of the shop by namespace; English defines the shape of the other languages. */
export type Texts = {
  about: typeof about;
  account: typeof account;
  addressbook: typeof addressbook;
  addresses: typeof addresses;
  aftersales: typeof aftersales;
  auth: typeof auth;
  banner: typeof banner;
  cart: typeof cart;
  catalog: typeof catalog;
  checkout: typeof checkout;
  compare: typeof compare;
  contact: typeof contact;
  delivery: typeof delivery;
  early: typeof early;
  facts: typeof facts;
  footer: typeof footer;
  forms: typeof forms;
  home: typeof home;
  instead: typeof instead;
  kinds: typeof kinds;
  late: typeof late;
  lightbox: typeof lightbox;
  lower: typeof lower;
  meta: typeof meta;
  options: typeof options;
  ordercode: typeof ordercode;
  ordernotice: typeof ordernotice;
  orderlist: typeof orderlist;
  orders: typeof orders;
  passkeys: typeof passkeys;
  payment: typeof payment;
  pickup: typeof pickup;
  pincode: typeof pincode;
  placed: typeof placed;
  plain: typeof plain;
  policies: typeof policies;
  preview: typeof preview;
  product: typeof product;
  refunds: typeof refunds;
  promise: typeof promise;
  promotions: typeof promotions;
  push: typeof push;
  questions: typeof questions;
  reviews: typeof reviews;
  session: typeof session;
  shell: typeof shell;
  signincode: typeof signincode;
  sizeguide: typeof sizeguide;
  states: typeof states;
  strips: typeof strips;
  ticket: typeof ticket;
  track: typeof track;
  vehicle: typeof vehicle;
  whenback: typeof whenback;
  wishlist: typeof wishlist;
};
export type Namespace = keyof Texts;

/** Needed on every page: the header, and the words of the session. */
export const everywhere = ["shell"] as const satisfies Namespace[];

/** Titles and descriptions of all pages: the server writes those of the first page, so the browser loads them later. */
export const titles = "meta" satisfies Namespace;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
    returnNull: false;
  }
}
