import { newKey } from "@contract/new-key";
import { useState } from "react";
import { Create, type CreateProps } from "react-admin";

/**
 * A form for something new that is made once: a shop that is slow may have made it without saying so, and the same form sent again
 * has the same key (`data-provider.ts`).
 */
export function CreateOnce(props: CreateProps) {
  const [key] = useState(newKey);
  return <Create {...props} mutationOptions={{ meta: { key } }} />;
}
