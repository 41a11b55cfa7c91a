import { newKey } from "@contract/new-key";
import { useState } from "react";
import { Create, SimpleForm } from "react-admin";
import { UnloadGuard } from "../../components/unload-guard";
import { ProductInputs } from "./inputs";
import { toProductBody } from "./rules";

const blank = {
  status: "published",
  weight: 0.5,
  length: 20,
  breadth: 15,
  height: 5,
  countryOfOrigin: "India",
  images: [],
  sizes: [],
  specifications: [],
};

export function ProductCreate() {
  // A shop that is slow may have made it without saying so: the same form sent again makes no second one.
  const [key] = useState(newKey);
  return (
    <Create redirect="list" transform={toProductBody} mutationOptions={{ meta: { "idempotency-key": key } }}>
      <SimpleForm defaultValues={blank} sx={{ maxWidth: 860 }} warnWhenUnsavedChanges>
        <UnloadGuard />
        <ProductInputs isNew />
      </SimpleForm>
    </Create>
  );
}
