import type { Piece } from "../vocabulary/tokens";
import { type Amount, amountAt } from "./amount";
import { Phrases } from "./phrases";

export type PriceRange = { minPrice?: number; maxPrice?: number };
type Bound = "max" | "min" | "around";

const before = new Phrases<Bound>()
  .add(
    "max",
    "under,below,upto,up to,within,less than,lower than,cheaper than,not more than,no more than,at most",
  )
  .add("max", "max,maximum,budget,budget of,budget is,<,अधिकतम,बजट,जास्तीत जास्त")
  .add(
    "min",
    "above,over,more than,greater than,higher than,starting from,starting at,minimum,min,at least,>",
  )
  .add("min", "कम से कम,kam se kam,कमीत कमी,kamit kami")
  .add(
    "around",
    "around,about,near,nearly,approx,approximately,roughly,close to,~,lagbhag,लगभग,करीब,करीबन,kareeb",
  )
  .add("around", "sumare,सुमारे,साधारण,अंदाजे,जवळपास,javalpas");
const after = new Phrases<Bound>()
  .add(
    "max",
    "se kam,se neeche,se niche,se nichey,se sasta,se saste,se sasti,se under,se andar,k andar,ke andar,ke ander",
  )
  .add(
    "max",
    "ke under,ke niche,ke neeche,ke bhitar,ke bheetar,andar,ander,under,tak,tk,or less,or below,or under,and below,and under",
  )
  .add("max", "से कम,से नीचे,से सस्ता,से सस्ते,से सस्ती,के अंदर,के अन्दर,के नीचे,के भीतर,अंदर,तक,में,mein,me,मध्ये,madhe,madhye")
  .add(
    "max",
    "च्या आत,च्या आतील,च्या आतले,च्या आतला,च्या आतली,च्या खाली,च्या खालील,आत,आतील,आतला,आतले,खाली,खालील,पर्यंत,पर्यंतचा,पर्यंतचे,पर्यंतची,त",
  )
  .add(
    "max",
    "पेक्षा कमी,पेक्षा स्वस्त,हून कमी,हून स्वस्त,chya aat,chya aatil,chya khali,aat,khali,paryant,peryant,parynt,peksha kami,peksha swast,hun kami",
  )
  .add(
    "min",
    "se zyada,se jyada,se jada,se upar,se uper,se adhik,ke upar,ke uper,upar,se mehenga,se mehnga,and above,and up,and more,or more,or above,onward,plus,+",
  )
  .add(
    "min",
    "से ज्यादा,से अधिक,से ऊपर,से उपर,के ऊपर,के उपर,ऊपर,से महंगा,पेक्षा जास्त,पेक्षा अधिक,पेक्षा महाग,हून जास्त,हून अधिक,च्या वर,च्या वरील,च्या पुढे,च्या पुढील,वरील",
  )
  .add("min", "peksha jast,peksha jasta,peksha adhik,hun jast,chya var,chya varil,chya pudhe")
  .add(
    "around",
    "ke aas paas,ke aaspaas,ke aaspas,ke aas pas,aas paas,aaspaas,aaspas,ke karib,ke kareeb,ke lagbhag,ke around",
  )
  .add(
    "around",
    "के आसपास,के आस पास,आसपास,के करीब,च्या आसपास,च्या जवळपास,chya aaspas,chya javalpas,wala,wale,wali,वाला,वाले,वाली",
  );
const between = new Phrases<true>().add(true, "between,in between,from,range,ranging from,price range");
/** "and" joins two prices only together with "between". */
const joint = new Phrases<"sure" | "weak">()
  .add("sure", "to,till,upto,se,te,से,ते,-,–,—")
  .add("weak", "and,aur,ani,और,आणि");
const ofRange = new Phrases<true>().add(
  true,
  "tak,तक,पर्यंत,paryant,ke bich,ke beech,ke bich mein,ke beech mein,ke beech me,bich,beech,के बीच,के बीच में,बीच",
  "च्या दरम्यान,दरम्यान,darmyan,च्या मध्ये,chya darmyan,range,रुपये तक",
);

/** The tolerance of a price with "around". */
const roughly = 0.2;

function bounded(bound: Bound, rupees: number): PriceRange {
  if (bound === "max") return { maxPrice: rupees };
  if (bound === "min") return { minPrice: rupees };
  return { minPrice: Math.round(rupees * (1 - roughly)), maxPrice: Math.round(rupees * (1 + roughly)) };
}

/** Amounts below this are prices only if a word says so: "5-10 years", "16-50 mm", "iphone 13 to 15" are not. */
const leastBare = 100;
const isLikely = ({ isMoney, rupees }: Amount) => isMoney || rupees >= leastBare;

/** "10-15k": the first number is in thousands like the second. */
function inUnitOf(first: Amount, second: Amount): number {
  const shares = first.times === 1 && !first.isMoney && second.times > 1 && first.number < second.number;
  return shares ? first.number * second.times : first.rupees;
}

function rangeAt(words: readonly Piece[], place: number) {
  const cue = between.at(words, place);
  const first = amountAt(words, cue?.next ?? place);
  const link = first && joint.at(words, first.next);
  const second = link && amountAt(words, link.next);
  if (!second) return undefined;
  const more = after.at(words, second.next);
  const end = ofRange.at(words, second.next) ?? (more?.value === "max" ? more : undefined);
  const minPrice = inUnitOf(first, second);
  const isSaid = cue !== undefined || end !== undefined;
  const isLike = link?.value === "sure" && isLikely({ ...first, rupees: minPrice }) && isLikely(second);
  if (minPrice >= second.rupees || !(isSaid || isLike)) return undefined;
  return { range: { minPrice, maxPrice: second.rupees }, next: end?.next ?? second.next };
}

/** Names of resolutions that look like thousands. */
const isResolution = ({ times, number, isMoney }: Amount) => !isMoney && times === 1_000 && number < 9;

/** Words that indicate a price only next to something that looks like one: not in "air max 90", "iphone 15 plus", "rtx 4050 wala". */
const weak = new Phrases<true>().add(
  true,
  "max,maximum,min,minimum,over,about,near,budget,<,>,~,+,plus,में,mein,me,मध्ये,madhe,madhye,त",
  "wala,wale,wali,वाला,वाले,वाली",
);
const isRound = ({ isMoney, times, rupees }: Amount) =>
  isMoney || times > 1 || (rupees >= leastBare && (rupees % 100 === 0 || rupees % 100 === 99));

const isMeant = (words: readonly Piece[], cueAt: number, amount: Amount) =>
  weak.at(words, cueAt) === undefined || isRound(amount);

/** The price range at this position: "under 10000", "500 से 1000 तक", "₹999 च्या आत", "rs 500". */
export function priceAt(
  words: readonly Piece[],
  place: number,
): { range: PriceRange; next: number } | undefined {
  const range = rangeAt(words, place);
  if (range) return range;
  const cue = before.at(words, place);
  const said = cue && amountAt(words, cue.next);
  if (said && isMeant(words, place, said)) {
    // "max 20000 tak", "under 500 or less": the second word repeats the first.
    const more = after.at(words, said.next);
    return {
      range: bounded(cue.value, said.rupees),
      next: more?.value === cue.value ? more.next : said.next,
    };
  }
  const amount = amountAt(words, place);
  if (!amount) return undefined;
  const tail = after.at(words, amount.next);
  // "iphone 13 under 30000": the word belongs to the amount after it.
  const next = amount.isMoney ? undefined : before.at(words, amount.next);
  if (next && amountAt(words, next.next)) return undefined;
  if (tail && isMeant(words, amount.next, amount))
    return { range: bounded(tail.value, amount.rupees), next: tail.next };
  const isSum = amount.isMoney || (amount.times > 1 && !isResolution(amount));
  return isSum ? { range: { maxPrice: amount.rupees }, next: amount.next } : undefined;
}
