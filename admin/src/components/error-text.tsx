import { ValidationError } from "react-admin";

/** What a field's error says: the server's sentence, or the panel's own in its language. */
export function ErrorText({ message }: { message: string }) {
  return <ValidationError error={message} />;
}
