export { main } from "../faults/main";
