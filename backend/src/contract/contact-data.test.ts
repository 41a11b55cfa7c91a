import { expect, it } from "vitest";
import { holdsContactData } from "./contact-data";

it.each([
  "Call me at 9876543210 please",
  "98765 43210 is my number",
  "+91 98765-43210",
  "09876543210",
  "919876543210?",
  "मेरा नंबर ९८७६५ ४३२१० है",
  "WhatsApp 987-654-3210",
  "+1 (no) +14155550123",
  "asha.kulkarni@example.com",
  "asha @ example . com",
  "See https://example.org/x",
  "www.example.test has it cheaper",
  "Is it the same as on flip-cart.com?",
  "bit.ly/3xyz",
])("finds how to reach somebody in “%s”", (text) => {
  expect(holdsContactData(text)).toBe(true);
});

it.each([
  "Does it come in sizes 6 7 8 9 10 11 12?",
  "Is it 128 256 or 512 GB?",
  "Does the barcode 8901234567890 belong to this one?",
  "Will it fit a phone of 160.5 x 74.2 mm?",
  "Does it run on 6000 mAh for 24 hours?",
  "It costs ₹6,79,999.00 elsewhere. Why?",
  "Is it good? in my home it rains.",
  "Can pincode 411001 be reached by 12.30?",
  "क्या यह 5.5 इंच का है?",
  "Is it wi-fi 802.11ac, model SM-A556E/DS 2024?",
])("finds nothing in “%s”", (text) => {
  expect(holdsContactData(text)).toBe(false);
});
