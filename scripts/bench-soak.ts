export { main } from "../bench/soak";
