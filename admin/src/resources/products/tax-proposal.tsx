import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { call } from "../../providers/call";

/** How long a typed text must have stood still. */
const pauseMs = 400;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the shop would enter for HSN and GST rate, while both are empty; nothing where it would be a guess. */
export function TaxProposal() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [category, title, hsn, gstRate] = useWatch({ name: ["category", "title", "hsn", "gstRate"] });
  const asked = useSettled(String(title ?? "").trim());
  const isOpen = !hsn && (gstRate ?? "") === "";
  const { data: proposed } = useQuery({
    queryKey: ["tax-proposal", category, asked],
    queryFn: async () => (await call("adminProposeTax", { query: { category, title: asked } })).data,
    enabled: isOpen && Boolean(category) && asked !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isOpen || !category || asked === "" || proposed === undefined) return null;
  if (proposed === null) return <Alert severity="warning">{translate("product.noTaxProposal")}</Alert>;
  const use = () => {
    for (const [name, value] of Object.entries(proposed)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={use}>
          {translate("product.useTax")}
        </Button>
      }
    >
      {translate("product.taxProposal", { hsn: proposed.hsn, rate: proposed.gstRate })}
    </Alert>
  );
}
