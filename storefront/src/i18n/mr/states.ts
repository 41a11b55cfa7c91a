export { statesMr as default } from "@contract/messages/states-mr";
