import { codReasons } from "@contract/cod-reasons";
import { limits } from "@contract/constants";
import { messages } from "@contract/messages";
import { describe, expect, it } from "vitest";
import english from "@/i18n/en/server";
import englishStates from "@/i18n/en/states";
import marathi from "@/i18n/mr/server";
import marathiStates from "@/i18n/mr/states";
import { translateSentence } from "./server-words";

const inMarathi = (sentence: string) =>
  translateSentence(sentence, { ...englishStates, ...english }, { ...marathiStates, ...marathi });

describe("sentences of the server in another language", () => {
  it("are found whole", () => {
    expect(inMarathi(messages.wrongCredentials)).toBe(marathi.wrongCredentials);
    expect(inMarathi(messages.onlinePaymentUnavailable)).toBe(marathi.onlinePaymentUnavailable);
  });

  it("keep their figures and names", () => {
    expect(inMarathi(messages.onlyQuantityAvailable(3, "XL"))).toBe("साइझ XL मध्ये फक्त 3 नग उपलब्ध आहेत");
    expect(inMarathi(messages.onlyQuantityAvailable(3))).toBe("फक्त 3 नग उपलब्ध आहेत");
    expect(inMarathi(messages.tooManyAddresses(limits.addressesPerPerson))).toBe(
      `तुम्ही ${limits.addressesPerPerson} पत्ते ठेवू शकता. कृपया आधी एक काढून टाका`,
    );
    expect(inMarathi(messages.pincodeOfOtherState("560001", "Karnataka"))).toBe("पिनकोड 560001 कर्नाटक चा आहे");
  });

  it("are translated behind a product's title and inside one another", () => {
    expect(inMarathi(`Cotton kurta: ${messages.sizeOutOfStock("M")}`)).toBe(
      "Cotton kurta: साइझ M साठ्यात नाही",
    );
    expect(inMarathi(messages.codNotAvailable("it starts at orders of ₹199"))).toBe(
      "कॅश ऑन डिलिव्हरी उपलब्ध नाही: ती ₹199 च्या ऑर्डरपासून सुरू होते",
    );
  });

  it("stay as they came where we have no words for them", () => {
    expect(inMarathi("The moon is full")).toBe("The moon is full");
    expect(inMarathi("")).toBe("");
  });

  it("are word for word the contract's", () => {
    const fixed: Record<string, unknown> = messages;
    const drifted = Object.entries(english).filter(
      ([key, text]) => typeof fixed[key] === "string" && fixed[key] !== text,
    );
    expect(drifted).toEqual([]);
    const {
      codPhone: phone,
      codReturns: returns,
      codReturnsThere: returnsThere,
      codManyOpen: manyOpen,
    } = english;
    expect({ phone, returns, returnsThere, manyOpen }).toEqual(codReasons);
    expect(inMarathi(messages.codNotAvailable(codReasons.manyOpen))).toBe(
      `कॅश ऑन डिलिव्हरी उपलब्ध नाही: ${marathi.codManyOpen}`,
    );
  });
});
