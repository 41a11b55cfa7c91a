import { Suspense } from "react";
import { FormSection } from "../components/form-section";
import { lazyPage } from "../layout/lazy-page";
import { useFirstSteps } from "../resources/opening/use-opening";

const FirstSteps = lazyPage(() => import("../resources/opening/first-steps"), "FirstSteps");

/** Greets the owner of a shop that cannot sell yet; gone once nothing that it needs is missing. */
export function FirstStepsCard() {
  const { data: steps } = useFirstSteps();
  if (!steps?.some(({ done, optional }) => !done && !optional)) return null;
  return (
    <FormSection title="opening.steps.title">
      <Suspense>
        <FirstSteps />
      </Suspense>
    </FormSection>
  );
}
