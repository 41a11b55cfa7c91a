import { localKeys, readLocal, writeLocal } from "./storage";

/** For a browser that keeps nothing: what was entered then lasts as long as the page. */
let entered: string | null = null;

/** The one that the shopper entered, empty if they removed it; otherwise that of their address. */
const stored = () => readLocal(localKeys.pincode) ?? entered ?? readLocal(localKeys.addressPincode) ?? "";

/** Shows every part of the page what is kept now. What was stored may have been changed by hand. */
export function showKeptPincode() {
  const pincode = stored();
  const { dataset } = document.documentElement;
  if (/^[1-9]\d{5}$/.test(pincode)) dataset.pincode = pincode;
  else delete dataset.pincode;
  dispatchEvent(new Event("pincode"));
}

/** Keeps what the shopper entered, six digits, for every page of every tab; or, empty, that they want none. */
export function keepPincode(pincode: string) {
  writeLocal(localKeys.pincode, pincode);
  entered = readLocal(localKeys.pincode) === null ? pincode : null;
  showKeptPincode();
}

/** Keeps that of the newest address: it holds until the shopper enters one, and until they sign out. */
export function keepAddressPincode(pincode: string) {
  writeLocal(localKeys.addressPincode, pincode);
  showKeptPincode();
}

/** Whether the address is still to be asked: the shopper has entered none, and it has not been read yet. */
export const isAddressWanted = () =>
  entered === null && readLocal(localKeys.pincode) === null && readLocal(localKeys.addressPincode) === null;

/** Follows what other tabs keep, also after a page has come back from the browser's memory. */
export function followKeptPincode(): () => void {
  const changes = ["storage", "pageshow"];
  for (const change of changes) addEventListener(change, showKeptPincode);
  return () => {
    for (const change of changes) removeEventListener(change, showKeptPincode);
  };
}
