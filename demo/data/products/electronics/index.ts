import type { DemoProduct } from "../../types";
import { accessories } from "./accessories";
import { appliances } from "./appliances";
import { laptops } from "./laptops";
import { applePhones } from "./phones-apple";
import { googlePhones } from "./phones-google";
import { iqooPhones } from "./phones-iqoo";
import { motorolaPhones } from "./phones-motorola";
import { nokiaPhones } from "./phones-nokia";
import { oneplusPhones } from "./phones-oneplus";
import { oppoPhones } from "./phones-oppo";
import { samsungPhones } from "./phones-samsung";
import { vivoPhones } from "./phones-vivo";
import { xiaomiPhones } from "./phones-xiaomi";
import { sound } from "./sound";
import { tabletsAndMonitors } from "./tablets-and-monitors";
import { televisions } from "./televisions";

/** The electronics department: phones first, then computers, screens, sound and household machines. */
export const electronics: DemoProduct[] = [
  ...samsungPhones,
  ...applePhones,
  ...xiaomiPhones,
  ...oneplusPhones,
  ...vivoPhones,
  ...oppoPhones,
  ...iqooPhones,
  ...motorolaPhones,
  ...nokiaPhones,
  ...googlePhones,
  ...laptops,
  ...tabletsAndMonitors,
  ...televisions,
  ...sound,
  ...accessories,
  ...appliances,
];
