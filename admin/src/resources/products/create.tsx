import { SimpleForm } from "react-admin";
import { CreateOnce } from "../../components/create-once";
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
  return (
    <CreateOnce redirect="list" transform={toProductBody}>
      <SimpleForm defaultValues={blank} sx={{ maxWidth: 860 }} warnWhenUnsavedChanges>
        <UnloadGuard />
        <ProductInputs isNew />
      </SimpleForm>
    </CreateOnce>
  );
}
