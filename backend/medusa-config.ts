export { default } from "../medusa-config";
