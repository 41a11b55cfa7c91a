import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RecipientName, UserName } from "./fields";
import { messages } from "./messages";
import { letterCount, readName } from "./names";

const zwj = "\u200d";
const zwnj = "\u200c";

describe("a person's name", () => {
  it.each([
    ["a Marathi name with a joiner", `गोर्${zwj}हे`],
    ["another", `सौ. कुर्${zwj}हाडे`],
    ["a doctor", "डॉ॰ आनंदीबाई जोशी"],
    ["one syllable", "श्री"],
    ["a curly apostrophe", "D’Souza"],
    ["a straight one", "Shaun O'Brien"],
    ["initials", "K. R. Rao-Patil"],
    ["a Gujarati name", "ઝવેરચંદ મેઘાણી"],
    ["a Tamil name", "சுப்பிரமணிய பாரதி"],
    ["a Malayalam name with a joiner at its end", `രാജന്${zwj}`],
    ["a Bengali name with a joiner before a virama", `র${zwj}্যাচেল`],
    ["an Urdu name", `ام${zwnj}کلثوم`],
    ["a Vietnamese name", "Nguyễn Thị Ánh"],
    ["a Catalan middle dot", "Gal·la"],
    ["a Japanese middle dot", "マリア・ルイス"],
    ["digits beside letters", "Asha 2"],
    ["an old nickname", "ravi_k"],
  ])("may be %s: %s", (_, name) => {
    expect(readName(name, "account")).toBe(name.normalize("NFC"));
    expect(readName(name, "recipient")).toBe(name.normalize("NFC"));
  });

  it.each([
    ["nothing", " "],
    ["one letter", "A"],
    ["joiners alone", zwj.repeat(4)],
    ["a letter among joiners", `${zwj}A${zwj}${zwj}`],
    ["marks alone", "\u0301\u0301\u0301"],
    ["digits alone", "9876543210"],
    ["Devanagari digits alone", "१२३४"],
    ["dots alone", "...."],
    ["HTML", "<b>Asha</b>"],
    ["a control character", "Asha\u0007Patil"],
    ["a NUL", "Asha\u0000"],
    ["a new line", "Asha\nPatil"],
    ["a bidi override", "Asha\u202egnp"],
    ["a bidi isolate", "Asha\u2066x\u2069"],
    ["an invisible blank", "As\u200bha"],
    ["an emoji", "Asha 💐"],
    ["half a character", "Asha\ud83d"],
    ["an endless pile of marks", `Z${"\u0335".repeat(20)}algo`],
    ["a formula", "=HYPERLINK(1)"],
  ])("is never %s", (_, name) => {
    expect(readName(name, "account")).toBeUndefined();
    expect(readName(name, "recipient")).toBeUndefined();
  });

  it("is kept composed, with single blanks and without joiners that join nothing", () => {
    expect(readName(`  Jose\u0301 ${zwj} Pinto${zwnj} `, "account")).toBe("José Pinto");
    expect(readName(`क्${zwj}${zwj}षितिज`, "account")).toBe(`क्${zwj}षितिज`);
  });

  it("is as long as a reader counts", () => {
    expect(letterCount(`गोर्${zwj}हे`)).toBe(3);
    const longest = "श्री".repeat(25);
    expect(UserName.parse(longest)).toBe(longest);
    expect(() => UserName.parse(`${longest}क`)).toThrow(messages.nameMalformed(50).key);
    expect(RecipientName.parse(`${longest}क`)).toBe(`${longest}क`);
    expect(() => RecipientName.parse("क".repeat(81))).toThrow(messages.nameMalformed(80).key);
  });

  it("may say on a parcel who takes it for whom", () => {
    const name = "M/s Patil & Sons, c/o Asha (office)";
    expect(readName(name, "recipient")).toBe(name);
    expect(readName(name, "account")).toBeUndefined();
  });

  it("is read the same when it is read again, and is quickly refused whatever comes", () => {
    const sign = fc.constantFrom(..."aकर्ि’. -1", zwj, zwnj, "\u0301", "<", "\u202e", "é", "\ud83d");
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 120 }), (signs) => {
        const name = readName(signs.join(""), "recipient");
        if (name === undefined) return;
        expect(readName(name, "recipient")).toBe(name);
        expect(name).not.toMatch(/[<\u202e\ud83d]|[\u200c\u200d]{2}|^\s|\s$|\s\s/u);
      }),
    );
    expect(readName("a\u0301".repeat(50_000), "recipient")).toBeUndefined();
  });
});
