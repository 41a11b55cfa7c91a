import type { Kind } from "../vocabulary";
import { airConditioner } from "./air-conditioner";
import { camera } from "./camera";
import { charger } from "./charger";
import { earbuds } from "./earbuds";
import { featurePhone } from "./feature-phone";
import { gameController } from "./game-controller";
import { headphones } from "./headphones";
import { hoodie } from "./hoodie";
import { jeans } from "./jeans";
import { keyboard } from "./keyboard";
import { kurta } from "./kurta";
import { laptop } from "./laptop";
import { microwave } from "./microwave";
import type { Model } from "./model";
import { monitor } from "./monitor";
import { mouse } from "./mouse";
import { neckband } from "./neckband";
import { phone } from "./phone";
import { polo } from "./polo";
import { powerBank } from "./power-bank";
import { refrigerator } from "./refrigerator";
import { saree } from "./saree";
import { shirt } from "./shirt";
import { shorts } from "./shorts";
import { smartwatch } from "./smartwatch";
import { speaker } from "./speaker";
import { tablet } from "./tablet";
import { trackPants } from "./track-pants";
import { tshirt } from "./tshirt";
import { tv } from "./tv";
import { washingMachine } from "./washing-machine";

/** The model of every kind. */
export const models = {
  phone,
  "feature-phone": featurePhone,
  tablet,
  laptop,
  monitor,
  tv,
  earbuds,
  neckband,
  headphones,
  smartwatch,
  speaker,
  "power-bank": powerBank,
  charger,
  keyboard,
  mouse,
  "game-controller": gameController,
  camera,
  "air-conditioner": airConditioner,
  microwave,
  "washing-machine": washingMachine,
  refrigerator,
  tshirt,
  polo,
  shirt,
  kurta,
  saree,
  hoodie,
  jeans,
  "track-pants": trackPants,
  shorts,
} as { [K in Kind]: Model<K> };
