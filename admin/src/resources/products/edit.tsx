import { Edit, SimpleForm } from "react-admin";
import { ProductInputs } from "./inputs";
import { toProductBody } from "./rules";

export function ProductEdit() {
  return (
    <Edit mutationMode="pessimistic" transform={toProductBody}>
      <SimpleForm sx={{ maxWidth: 860 }} warnWhenUnsavedChanges>
        <ProductInputs />
      </SimpleForm>
    </Edit>
  );
}
