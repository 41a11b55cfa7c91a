import type { TranslatedProducts } from "../../types";
import { accessoriesInOtherWords } from "./accessories";
import { appliancesInOtherWords } from "./appliances";
import { laptopsInOtherWords } from "./laptops";
import { phonesAppleInOtherWords } from "./phones-apple";
import { phonesNokiaInOtherWords } from "./phones-nokia";
import { phonesSamsungInOtherWords } from "./phones-samsung";
import { phonesVivoInOtherWords } from "./phones-vivo";
import { phonesXiaomiInOtherWords } from "./phones-xiaomi";
import { soundInOtherWords } from "./sound";
import { televisionsInOtherWords } from "./televisions";

/** The electronics department in Hindi and Marathi, by slug. */
export const electronicsInOtherWords: TranslatedProducts = {
  ...accessoriesInOtherWords,
  ...appliancesInOtherWords,
  ...laptopsInOtherWords,
  ...phonesAppleInOtherWords,
  ...phonesNokiaInOtherWords,
  ...phonesSamsungInOtherWords,
  ...phonesVivoInOtherWords,
  ...phonesXiaomiInOtherWords,
  ...soundInOtherWords,
  ...televisionsInOtherWords,
};
