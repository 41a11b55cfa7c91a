import { describe, expect, it } from "vitest";
import { englishIn } from "../../../test/support/english-words";
import { orderStatuses } from "../order-states";
import { type Catalogue, en } from "./en";
import { hi } from "./hi";
import { Message, type MessageCode, type MessageParam, messages } from "./index";
import { mr } from "./mr";
import { recall } from "./recall";
import { stringify } from "./stringify";

const catalogues = { hi, mr };
const codes = Object.keys(en) as MessageCode[];
/** Parameters by which a sentence is tried: words of its own kind where it looks them up. */
const samples: Partial<Record<MessageCode, MessageParam[][]>> = {
  choiceCount: [[4]],
  ownWords: [["लाल", "लाल", "लाल"]],
  rowsUneven: [[7]],
  aboveMrp: [[199], [1_499.5]],
  onlyQuantityAvailable: [[3], [3, "XL"]],
  brandInUse: [[12]],
  categoryInUse: [[12]],
  kindInUse: [[12]],
  kindsAtMost: [[60]],
  categoryUnknown: [[["fashion", "toys"]]],
  categoryHasBrands: [[["7", "9"]]],
  sizesOfCategory: [[["6", "7"]]],
  sizesInUse: [[["6", "7"]]],
  fieldsInUse: [[12]],
  stockCountedSince: [["रवी"], [""]],
  numberUnknown: [["815"]],
  printAtMost: [[20]],
  orderNotSent: [["cancelled"]],
  taxRateOverlaps: [["6109", "2027-04-01"]],
  sizeOutOfStock: [["XL"]],
  nameMalformed: [[60]],
  cartFull: [[100]],
  codesFull: [[5]],
  codeMinimum: [[499], [1_499.5]],
  promotionGone: [["दिवाळी 20"]],
  tooManyAddresses: [[20]],
  wishlistFull: [[100]],
  passkeysFull: [[10]],
  // A scope is the same word in every language.
  keyScopeMissing: [["{123}"]],
  keysTooMany: [[50]],
  webhooksTooMany: [[20]],
  photosFull: [[4]],
  pincodeOfOtherState: [["560001", "Karnataka"]],
  pincodeUnserved: [["560001"]],
  codNotAvailable: [[messages.codPhone]],
  illegalMove: [
    ["pending", "delivered", ["confirmed", "cancelled"]],
    ["cancelled", "pending", []],
  ],
  illegalPayment: [["pending", "refunded"]],
  orderCodeWrong: [[1], [4]],
  handOverCodeWrong: [[1], [4]],
  counterPaymentNeeded: [[149_999]],
  slotsOverlap: [["12:00"]],
  pincodeOfNowhere: [["999999"]],
  vehicleNotThere: [["411001"]],
  vehicleBrings: [[300]],
  slotFull: [["28/11 10:00–13:00"], [""]],
  doorNotAvailable: [[messages.codPhone]],
  counterNotAvailable: [[messages.counterPhone]],
  returnTooLate: [["12-03-2026"]],
  cashNotDue: [["12345"]],
  owedAtMost: [[149_999]],
  piecesAtMost: [[2]],
  notBookable: orderStatuses.map((status) => [status]),
  bookingDone: [["कूरियर", "12345"]],
  courierRefused: [["४०४"]],
  notOnSale: [["1 × शर्ट (M)"]],
  notedNotOnSale: [[messages.returned, "1 × शर्ट (M)"]],
  notCalledOff: [["४०४"], [messages.noTrackingNumber]],
  paidParcelCollects: [["४०४"]],
  dueParcelCollectsNot: [["४०४"]],
  refundedAt: [["बैंक"]],
  serviceSlow: [["सेवा"]],
  serviceUnreached: [["सेवा"]],
  serviceAnswered: [["सेवा", "503"]],
  serviceUnreadable: [["सेवा"]],
  serviceToken: [["सेवा"]],
  serviceSignIn: [["सेवा", "४०४"]],
  parcelNotShown: [["सेवा"]],
  labelNotReady: [["सेवा"]],
  taxProposed: [["8517", 18]],
  fileNotUtf8: [["UTF-16"], ["binary"], ["another encoding"]],
  fileUnknownColumn: [["123"]],
  fileBrokenQuotes: [[7]],
  fileTooLong: [[5_000]],
  rowsInvalid: [[1], [7]],
  skuRepeated: [[7]],
  choiceReserved: [[2, "काला / M"]],
  optionShared: [["रंग"]],
  picturesAtMost: [[24]],
  stockReserved: [
    [7, null],
    [7, "XL"],
  ],
  fileOvertaken: [["123"]],
  stockSizeUnknown: [[null], ["XL"]],
  selectOptionsFirst: [["रंग"], ["रंग, साइज़"]],
  stockNotCounted: [[null], ["XL"]],
  inOwnWords: [["पाँच से अधिक नहीं"]],
  aboutProduct: [["फ़ोन", messages.outOfStock]],
  priceChanged: [[1_499, 99.5]],
  shippingCharge: [[70]],
  shippingChargeUntilFree: [[340, 99, 2]],
  codFrom: [[199]],
  codUpTo: [[10_000]],
  codUsedPhone: [[5_000]],
  codPincode: [["560001"]],
  textLength: [["title", 2, 80]],
  textTooLong: [["note", 300]],
  textUnstorable: [["this"]],
  priceAtMost: [[1_000_000]],
  passwordShort: [[8]],
  passwordLong: [[64]],
  wholeNumberBetween: [[1, 100]],
  atLeast: [[1]],
  atMost: [[1_000]],
  atLeastKg: [[0.01]],
  atMostKg: [[100]],
  atLeastCm: [[1]],
  atMostCm: [[300]],
  atMostRupees: [[10_000]],
  atMostDays: [[60]],
  atMostHours: [[720]],
  pictureTooManyPixels: [[40]],
  brandOfOtherCategory: [["fashion"], ["electronics"], ["toys"], ["farming"]],
  kindOfOtherCategory: [["fashion"], ["electronics"], ["toys"], ["farming"]],
  ownPincodeInZoneA: [["415001"]],
  pincodeInZoneA: [["415001"]],
  shopStateSpecial: [["Maharashtra"]],
  districtUnknown: [["123/456"]],
  shopUnserved: [["415001"]],
  subjectNeeds: [["{123}"]],
  gstinOtherState: [["Maharashtra"]],
  gstinElsewhere: [["Karnataka"]],
};

const triesOf = (code: MessageCode) => (samples[code] ?? [[]]).map((params) => new Message(code, params));
const takesParams = codes.filter((code) => typeof en[code] === "function");

/** Figures and sizes among the parameters, as a sentence shows them. */
const figuresOf = ({ params, code }: Message) =>
  params
    .filter((param) => typeof param === "number" || (typeof param === "string" && /\d|^XL$/.test(param)))
    .filter(
      (param) => !(param === 1 && ["orderCodeWrong", "handOverCodeWrong", "rowsInvalid"].includes(code)),
    )
    .map((param) => (typeof param === "number" ? param.toLocaleString("en-IN") : String(param)))
    .map((figure) => (code === "pictureTooManyPixels" ? "400" : figure));

it("every sentence with parameters is tried with some", () => {
  expect(takesParams.filter((code) => !samples[code])).toEqual([]);
});

describe.each(["hi", "mr"] as const)("in %s", (language) => {
  it("there is every sentence, as a fixed one or with parameters, and no other", () => {
    const kinds = (catalogue: object) =>
      Object.entries(catalogue).map(([code, sentence]) => [code, typeof sentence]);
    expect(kinds(catalogues[language]).sort()).toEqual(kinds(en).sort());
  });

  it.each(codes)("%s is in Devanagari and keeps its figures", (code) => {
    for (const message of triesOf(code)) {
      const sentence = message.in(language);
      expect(englishIn(sentence)).toBeUndefined();
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      for (const figure of figuresOf(message)) expect(sentence).toContain(figure);
    }
  });
});

it("Hindi and Marathi sentences differ", () => {
  const same = codes.filter((code) => hi[code] === mr[code]);
  // Words that both languages have in common.
  expect(same).toEqual(["stepCancelled"]);
});

describe("a message", () => {
  const message = messages.codNotAvailable(messages.codFrom(199));

  it("is English wherever it becomes text unasked", () => {
    const english = "Cash on delivery is not available: it starts at orders of ₹199";
    expect([`${message}`, JSON.stringify(message), message.toPostgres()]).toEqual([
      english,
      JSON.stringify(english),
      english,
    ]);
  });

  it("is written in the language of an answer, the messages inside it too", () => {
    expect(JSON.parse(stringify({ data: [{ message }], title: "Phone" }, "hi"))).toEqual({
      data: [{ message: "कैश ऑन डिलीवरी उपलब्ध नहीं है: यह ₹199 के ऑर्डर से शुरू होता है" }],
      title: "Phone",
    });
    expect(JSON.stringify(messages.cartEmpty)).toBe('"Your cart is empty"');
  });

  it("comes back to English where an answer could not be written", () => {
    expect(() => stringify({ amount: 1n }, "mr")).toThrow();
    expect(String(messages.cartEmpty)).toBe("Your cart is empty");
  });

  it("goes through zod as a key and comes back", () => {
    for (const one of codes
      .flatMap(triesOf)
      .filter(({ params }) => !params.some((param) => param instanceof Message)))
      expect(Message.fromKey(one.key)).toEqual(one);
    expect(["", "Please check", "constructor", "cartFull 3"].map((text) => Message.fromKey(text))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it("is found again in a record, and a person's words stay theirs", () => {
    expect(recall("Payment received")).toBe(messages.paymentReceived);
    expect([recall("It arrived broken"), recall(null)]).toEqual(["It arrived broken", null]);
    for (const message of [
      messages.refundedAt("Razorpay"),
      messages.serviceAnswered("Shiprocket", "503"),
      messages.serviceToken("Shiprocket"),
      messages.serviceSignIn("Shiprocket", "SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD"),
      messages.parcelNotShown("Shiprocket"),
      messages.notCalledOff(messages.serviceSlow("Shiprocket")),
      messages.paidParcelCollects(messages.serviceSlow("Shiprocket")),
      messages.dueParcelCollectsNot("Pickup is done"),
      messages.notOnSale("1 × Shirt (M)"),
      messages.notedNotOnSale("One has a stain", "1 × Shirt (M)"),
      messages.notedNotOnSale(messages.returned, "1 × Shirt (M)"),
    ])
      expect(recall(String(message))).toEqual(message);
  });
});

describe("a language of the shop", () => {
  it("does not compile without one of its sentences", () => {
    const { cartAdded: _, ...others } = hi;
    // @ts-expect-error A missing sentence is what the compiler has to find.
    const incomplete: Catalogue = others;
    expect(incomplete).not.toHaveProperty("cartAdded");
  });
});
