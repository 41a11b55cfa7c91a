import { ValidationError } from "react-admin";

/** The error of a field: the server's sentence, or the panel's own in its language. */
export function ErrorText({ message }: { message: string }) {
  return <ValidationError error={message} />;
}
