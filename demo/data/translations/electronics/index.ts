import type { TranslatedProducts } from "../../types";
import { accessoriesInOtherWords } from "./accessories";
import { appliancesInOtherWords } from "./appliances";
import { laptopsInOtherWords } from "./laptops";
import { phonesAppleInOtherWords } from "./phones-apple";
import { phonesGoogleInOtherWords } from "./phones-google";
import { phonesIqooInOtherWords } from "./phones-iqoo";
import { phonesMotorolaInOtherWords } from "./phones-motorola";
import { phonesNokiaInOtherWords } from "./phones-nokia";
import { phonesOneplusInOtherWords } from "./phones-oneplus";
import { phonesOppoInOtherWords } from "./phones-oppo";
import { phonesSamsungInOtherWords } from "./phones-samsung";
import { phonesVivoInOtherWords } from "./phones-vivo";
import { phonesXiaomiInOtherWords } from "./phones-xiaomi";
import { soundInOtherWords } from "./sound";
import { tabletsAndMonitorsInOtherWords } from "./tablets-and-monitors";
import { televisionsInOtherWords } from "./televisions";

/** The electronics department in Hindi and Marathi, by slug. */
export const electronicsInOtherWords: TranslatedProducts = {
  ...accessoriesInOtherWords,
  ...appliancesInOtherWords,
  ...laptopsInOtherWords,
  ...phonesAppleInOtherWords,
  ...phonesGoogleInOtherWords,
  ...phonesIqooInOtherWords,
  ...phonesMotorolaInOtherWords,
  ...phonesNokiaInOtherWords,
  ...phonesOneplusInOtherWords,
  ...phonesOppoInOtherWords,
  ...phonesSamsungInOtherWords,
  ...phonesVivoInOtherWords,
  ...phonesXiaomiInOtherWords,
  ...soundInOtherWords,
  ...tabletsAndMonitorsInOtherWords,
  ...televisionsInOtherWords,
};
