import { addRupees } from "../../contract/money";
import { isNumber, type Piece } from "../vocabulary/tokens";
import { Phrases } from "./phrases";

/** A sum of money as typed: "₹10,000", "10k", "1.5 lakh", "दस हजार रुपये". */
export type Amount = {
  rupees: number;
  /** The position after it. */
  next: number;
  /** True if it is explicitly money; "10000" alone could be milliampere-hours. */
  isMoney: boolean;
  /** The number before a "thousand" or "lakh", and the multiplier. */
  number: number;
  times: number;
};

const currency = new Phrases<true>().add(
  true,
  "rs,inr,rupee,rupaye,rupaiye,rupay,rupya,rupaya,rupaiya,रु,रुपये,रुपए,रुपय,रुपया,रुपयां,रुपयों,रुपयाचा",
);
const multipliers = new Phrases<number>()
  .add(100, "सौ,शे,शें,hundred,sau")
  .add(1_000, "hazar,hazaar,hajar,hajaar,thousand,हजार,हजारां,हजारा,हज़ारों")
  .add(100_000, "lakh,lac,lakhs,लाख,लाखां,लाखा")
  .add(10_000_000, "crore,cr,करोड,कोटी");
const numberWords = new Phrases<number>()
  .add(1, "ek,one,एक")
  .add(1.5, "dedh,deed,डेढ़,दीड")
  .add(2, "do,don,two,दो,दोन")
  .add(2.5, "dhai,adich,ढाई,अडीच")
  .add(3, "teen,tin,three,तीन")
  .add(4, "char,chaar,four,चार")
  .add(5, "paanch,panch,pach,paach,five,पांच,पाँच,पाच")
  .add(6, "chhah,chhe,saha,six,छह,छः,सहा")
  .add(7, "saat,sat,seven,सात")
  .add(8, "aath,ath,eight,आठ")
  .add(9, "nau,nine,नौ,नऊ")
  .add(10, "das,dus,daha,ten,दस,दहा")
  .add(12, "barah,bara,बारह,बारा")
  .add(15, "pandrah,pandhra,fifteen,पंद्रह,पन्द्रह,पंधरा")
  .add(20, "bees,vees,twenty,बीस,वीस")
  .add(25, "pachees,pachis,panchvis,पच्चीस,पंचवीस")
  .add(30, "tees,tis,thirty,तीस")
  .add(40, "chalis,chalees,forty,चालीस,चाळीस")
  .add(50, "pachas,pannas,fifty,पचास,पन्नास");
const wholeSums = new Phrases<number>()
  .add(100, "शंभर")
  .add(200, "दोनशे,donshe")
  .add(300, "तीनशे,tinshe")
  .add(400, "चारशे,charshe")
  .add(500, "पाचशे,pachshe,paachshe")
  .add(600, "सहाशे")
  .add(700, "सातशे")
  .add(800, "आठशे")
  .add(900, "नऊशे");

/** Words that make a number a measurement instead of an amount of money. */
const units = new Phrases<true>().add(
  true,
  "%,gb,tb,mb,mah,inch,inches,in,hp,kg,gm,gram,g,litre,liter,ltr,l,ml,watt,w,mm,cm,mtr,meter,metre,ft,feet,foot,ton",
  "star,hz,ghz,mp,volt,v,ah,year,yr,month,day,saal,sal,varsh,mahine,piece,pc,pack,star,bit,acre,door,user",
  "जीबी,टीबी,इंच,किलो,किग्रा,ग्राम,लीटर,लिटर,वॉट,वाट,टन,साल,वर्ष,वर्षे,वर्षां,महिने,महीने,फुट,मीटर,मीटर,एमएएच,एचपी,पीस",
);

export const isUnit = (words: readonly Piece[], place: number): boolean =>
  units.at(words, place) !== undefined;

/** Amounts above this are typing errors or phone numbers. */
const most = 1_000_000_000;

function numberAt(words: readonly Piece[], place: number): { number: number; next: number } | undefined {
  const word = words[place]?.word ?? "";
  if (isNumber(word)) return { number: Number(word), next: place + 1 };
  const spoken = numberWords.at(words, place);
  return spoken && multipliers.at(words, spoken.next) && { number: spoken.value, next: spoken.next };
}

/** "k" means thousand only when attached to the number. */
const thousandAt = (words: readonly Piece[], place: number) => {
  const piece = words[place];
  return piece?.word === "k" && piece.glued ? { value: 1_000, next: place + 1 } : undefined;
};

/** The amount of money at this position, if there is one. */
export function amountAt(words: readonly Piece[], place: number): Amount | undefined {
  const sign = words[place]?.word === "₹" ? { next: place + 1 } : currency.at(words, place);
  const begin = sign?.next ?? place;
  const whole = wholeSums.at(words, begin);
  const found = whole ? { number: whole.value, next: whole.next } : numberAt(words, begin);
  if (!found) return undefined;
  // "a15", "wh1000": the number belongs to the letters before it.
  const before = words[begin - 1];
  if (!sign && words[begin]?.glued && before && /\p{L}$/u.test(before.word)) return undefined;
  const scale = whole ? undefined : multipliers.at(words, found.next);
  const thousand = scale ? undefined : thousandAt(words, found.next);
  const times = (scale ?? thousand)?.value ?? 1;
  let next = (scale ?? thousand)?.next ?? found.next;
  let isMoney = sign !== undefined || scale !== undefined || whole !== undefined;
  const after = currency.at(words, next);
  if (after) {
    next = after.next;
    isMoney = true;
  }
  if (words[next]?.word === "/" && words[next + 1]?.word === "-") {
    next += 2;
    isMoney = true;
  }
  // "13r", "1e9": the same for a letter attached after it.
  const onto = words[next];
  const isModel = onto?.glued === true && /^[a-z]$/.test(onto.word);
  if (!isMoney && (isModel || isUnit(words, next))) return undefined;
  const typed = found.number * times;
  if (typed > most) return undefined;
  const rupees = addRupees(typed);
  if (rupees === 0) return undefined;
  return { rupees, next, isMoney, number: found.number, times };
}
