import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Title, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { FirstSteps } from "./first-steps";
import { OpeningForm } from "./opening-form";

/** What is missing before the first sale, and whether the shop takes orders. */
export function OpeningPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 960, mt: 2 }}>
      <Title title={translate("opening.title")} />
      <FormSection title="opening.steps.title">
        <FirstSteps />
      </FormSection>
      <FormSection title="opening.payment" id="payment">
        <Typography>{translate("opening.paymentHelp")}</Typography>
      </FormSection>
      <OpeningForm />
    </Box>
  );
}
