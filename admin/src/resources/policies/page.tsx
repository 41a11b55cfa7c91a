import type { CallInput } from "@contract";
import type { Language } from "@contract/constants";
import { policyNames } from "@contract/policy-text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Form, Title, useDataProvider, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { DraftBar } from "../../edits/draft-bar";
import { useDraft } from "../../edits/use-draft";
import type { PanelDataProvider } from "../../providers/data-provider";
import { policyLabel } from "./labels";
import { PolicyInput } from "./policy-input";

const spoken: readonly [Language, string][] = [
  ["en", "shopPage.english"],
  ["hi", "shopPage.hindi"],
  ["mr", "shopPage.marathi"],
];

/** The first language in which a text was refused; the fields are such as `terms.hi`. */
const refusedIn = (errors: Readonly<Record<string, string>>) =>
  spoken
    .map(([language]) => language)
    .find((language) => Object.keys(errors).some((field) => field.endsWith(`.${language}`)));

type PoliciesBody = CallInput<"adminSavePolicies">["body"];

/** The policies of the shop, each with how it looks, one language at a time. */
export function PoliciesPage() {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>("en");
  const { getPolicies, savePolicies, savePoliciesDraft, discardPoliciesDraft } =
    useDataProvider<PanelDataProvider>();
  const { saved, isPending, goBack, submit, settle, overtaken, forget } = useDraft<PoliciesBody>(
    "policies",
    { read: getPolicies, publish: savePolicies, saveDraft: savePoliciesDraft, discard: discardPoliciesDraft },
    {
      published: "policies.saved",
      toFormErrors: (errors) => {
        // Only one language is on screen: the one with something to mend.
        setLanguage((shown) => refusedIn(errors) ?? shown);
        return errors;
      },
    },
  );
  const title = <Title title={translate("panel.menu.policies")} />;
  if (saved.error && !saved.data)
    return (
      <>
        {title}
        <LoadFailed sentence={saved.error.message} retry={() => void saved.refetch()} />
      </>
    );
  if (!saved.data)
    return (
      <>
        {title}
        <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
      </>
    );
  const { data } = saved.data;
  return (
    <Box sx={{ maxWidth: 1200 }}>
      {title}
      <Typography sx={{ my: 2, maxWidth: 720 }}>{translate("policies.help")}</Typography>
      <Typography sx={{ my: 2, maxWidth: 720 }}>{translate("policies.figures")}</Typography>
      <ToggleButtonGroup
        exclusive
        value={language}
        onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        aria-label={translate("policies.language")}
        sx={{ mb: 2 }}
      >
        {spoken.map(([each, name]) => (
          <ToggleButton key={each} value={each}>
            {translate(name)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Form record={data} onSubmit={submit} warnWhenUnsavedChanges noValidate>
        <UnloadGuard />
        {policyNames.map((name) => (
          <FormSection key={name} title={policyLabel(name)} id={name}>
            <PolicyInput name={name} language={language} />
          </FormSection>
        ))}
        {overtaken && (
          <ConflictDialog
            conflict={overtaken.conflict}
            labelOf={(path) => translate(policyLabel(path))}
            isPending={isPending}
            onChoose={(choices) => void settle(data, overtaken, choices)}
            onClose={forget}
          />
        )}
        <DraftBar hasDraft={data.hasDraft} isPending={isPending} onDiscard={goBack} />
      </Form>
    </Box>
  );
}
