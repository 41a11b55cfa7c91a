export { main } from "../bench/stock-holds";
