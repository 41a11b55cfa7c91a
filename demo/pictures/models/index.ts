import type { Kind } from "../vocabulary";
import { airConditioner } from "./air-conditioner";
import { backpack } from "./backpack";
import { ball } from "./ball";
import { blaster } from "./blaster";
import { blocks } from "./blocks";
import { camera } from "./camera";
import { cap } from "./cap";
import { carTrack } from "./car-track";
import { chaffCutter } from "./chaff-cutter";
import { charger } from "./charger";
import { cricketSet } from "./cricket-set";
import { dripKit } from "./drip-kit";
import { earbuds } from "./earbuds";
import { featurePhone } from "./feature-phone";
import { gameBox } from "./game-box";
import { gameController } from "./game-controller";
import { handTool } from "./hand-tool";
import { headphones } from "./headphones";
import { hoodie } from "./hoodie";
import { hose } from "./hose";
import { jeans } from "./jeans";
import { keyboard } from "./keyboard";
import { kurta } from "./kurta";
import { laptop } from "./laptop";
import { microwave } from "./microwave";
import { milkCan } from "./milk-can";
import type { Model } from "./model";
import { monitor } from "./monitor";
import { mouse } from "./mouse";
import { neckband } from "./neckband";
import { netRoll } from "./net-roll";
import { phone } from "./phone";
import { planter } from "./planter";
import { plush } from "./plush";
import { polo } from "./polo";
import { powerBank } from "./power-bank";
import { refrigerator } from "./refrigerator";
import { sack } from "./sack";
import { saree } from "./saree";
import { seedPacket } from "./seed-packet";
import { shirt } from "./shirt";
import { shoes } from "./shoes";
import { shorts } from "./shorts";
import { slides } from "./slides";
import { smartwatch } from "./smartwatch";
import { speaker } from "./speaker";
import { sprayer } from "./sprayer";
import { tablet } from "./tablet";
import { tarpaulin } from "./tarpaulin";
import { toyCar } from "./toy-car";
import { trackPants } from "./track-pants";
import { tractorPart } from "./tractor-part";
import { tshirt } from "./tshirt";
import { tv } from "./tv";
import { washingMachine } from "./washing-machine";
import { waterPump } from "./water-pump";
import { wateringCan } from "./watering-can";
import { weeder } from "./weeder";
import { woodenToy } from "./wooden-toy";

/** The model of every kind. */
export const models: { [K in Kind]: Model<K> } = {
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
  shoes,
  slides,
  cap,
  backpack,
  "toy-car": toyCar,
  "car-track": carTrack,
  plush,
  blocks,
  "game-box": gameBox,
  blaster,
  "wooden-toy": woodenToy,
  "cricket-set": cricketSet,
  ball,
  "seed-packet": seedPacket,
  "water-pump": waterPump,
  sprayer,
  "hand-tool": handTool,
  "drip-kit": dripKit,
  weeder,
  "chaff-cutter": chaffCutter,
  "net-roll": netRoll,
  tarpaulin,
  sack,
  "tractor-part": tractorPart,
  "watering-can": wateringCan,
  hose,
  "milk-can": milkCan,
  planter,
};
