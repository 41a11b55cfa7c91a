export { main } from "../bench/main";
