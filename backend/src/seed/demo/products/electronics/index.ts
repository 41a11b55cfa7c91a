import type { DemoProduct } from "../../types";
import { applePhones } from "./phones-apple";
import { iqooPhones } from "./phones-iqoo";
import { oneplusPhones } from "./phones-oneplus";
import { oppoPhones } from "./phones-oppo";
import { samsungPhones } from "./phones-samsung";
import { vivoPhones } from "./phones-vivo";
import { xiaomiPhones } from "./phones-xiaomi";

/** The electronics department: phones first, then computers, sound, screens and household machines. */
export const electronics: DemoProduct[] = [
  ...samsungPhones,
  ...applePhones,
  ...xiaomiPhones,
  ...oneplusPhones,
  ...vivoPhones,
  ...oppoPhones,
  ...iqooPhones,
];
