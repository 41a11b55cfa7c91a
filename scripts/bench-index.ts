export { main } from "../bench/index-at-scale";
