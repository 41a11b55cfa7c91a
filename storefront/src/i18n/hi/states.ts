export { statesHi as default } from "@contract/messages/states-hi";
