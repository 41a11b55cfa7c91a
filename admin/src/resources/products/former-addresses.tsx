import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";

const FormerAddressList = lazy(() => import("./former-address-list"));

/** Where the product was before; read when somebody wants to see it. */
export function FormerAddresses() {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormSection title="product.formerAddresses.title">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {translate("product.formerAddresses.help")}
      </Typography>
      {isShown ? (
        <Suspense fallback={null}>
          <FormerAddressList />
        </Suspense>
      ) : (
        <Button variant="outlined" size="small" onClick={() => setIsShown(true)}>
          {translate("product.formerAddresses.show")}
        </Button>
      )}
    </FormSection>
  );
}
