import { en } from "./en";
import { Message, type MessageCode, type MessageParam } from "./message";

export { Message, type MessageCode, type MessageParam, type Unsent } from "./message";

type English = typeof en;
/** Where a sentence takes text, it takes another message as well. */
type Given<Params> = {
  [At in keyof Params]: string extends Params[At] ? Params[At] | Message : Params[At];
};
type Messages = {
  readonly [Code in MessageCode]: English[Code] extends (...params: infer Params) => string
    ? (...params: Given<Params>) => Message
    : Message;
};

const build = ([code, sentence]: [string, unknown]): [string, unknown] => {
  const of = (...params: MessageParam[]) => new Message(code as MessageCode, params);
  return [code, typeof sentence === "string" ? of() : of];
};

/** Every sentence of the shop: `messages.cartAdded`, `messages.cartFull(100)`. Their words stand in `en`, `hi` and `mr`. */
export const messages = Object.fromEntries(Object.entries(en).map(build)) as Messages;

/** The message of an issue that zod found in a schema of the contract; it carries the message's `key`. */
export const messageOfIssue = (issue: { message: string } | undefined): Message =>
  Message.fromKey(issue?.message ?? "") ?? messages.notValid;
