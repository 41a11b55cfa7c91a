import type { CallInput } from "@contract";
import { everySection } from "@contract/home-sections";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Form, Title, useDataProvider, useTranslate } from "react-admin";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { UnloadGuard } from "../../components/unload-guard";
import { ConflictDialog } from "../../edits/conflict-dialog";
import { DraftBar } from "../../edits/draft-bar";
import { useDraft } from "../../edits/use-draft";
import type { PanelDataProvider } from "../../providers/data-provider";
import { PlainInput } from "../shop/plain-input";
import { WordsInput } from "../shop/words-input";
import { homeWordsLabel } from "./labels";
import { HomePreviewButton } from "./preview-button";
import { ReasonsInput } from "./reasons-input";
import { SectionsInput } from "./sections-input";
import { TestimonialsInput } from "./testimonials-input";

type HomeWordsBody = CallInput<"adminSaveHomeWords">["body"];

/** What the home page says: its title, the offer, its badges and customers' words. */
export function HomeWordsPage() {
  const translate = useTranslate();
  const { getHomeWords, saveHomeWords, saveHomeDraft, discardHomeDraft } =
    useDataProvider<PanelDataProvider>();
  const { saved, isPending, goBack, submit, settle, overtaken, forget } = useDraft<HomeWordsBody>(
    "home-words",
    { read: getHomeWords, publish: saveHomeWords, saveDraft: saveHomeDraft, discard: discardHomeDraft },
    { published: "homePage.saved" },
  );
  const title = <Title title={translate("panel.menu.homePage")} />;
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
    <Box sx={{ maxWidth: 960 }}>
      {title}
      <Typography sx={{ my: 2, maxWidth: 720 }}>{translate("homePage.help")}</Typography>
      <Form
        record={{ ...data, sections: everySection(data.sections) }}
        onSubmit={submit}
        warnWhenUnsavedChanges
        noValidate
      >
        <UnloadGuard />
        <FormSection title="homePage.sections">
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate("homePage.sectionsHelp")}
          </Typography>
          <SectionsInput />
        </FormSection>
        <FormSection title="homePage.top">
          <WordsInput source="title" label="homePage.title" max={120} />
          <WordsInput source="description" label="homePage.description" max={400} multiline />
          <WordsInput source="offer" label="homePage.offer" max={160} />
          <WordsInput source="announcement" label="homePage.announcement" max={160} />
        </FormSection>
        <FormSection title="homePage.figures">
          <PlainInput source="categoryBadge" label="homePage.categoryBadge" />
          <PlainInput source="customersBadge" label="homePage.customersBadge" />
        </FormSection>
        <FormSection title="homePage.reasons">
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate("homePage.reasonsHelp")}
          </Typography>
          <ReasonsInput />
        </FormSection>
        <FormSection title="homePage.testimonials">
          <TestimonialsInput />
        </FormSection>
        {overtaken && (
          <ConflictDialog
            conflict={overtaken.conflict}
            labelOf={(path) => translate(homeWordsLabel(path))}
            isPending={isPending}
            onChoose={(choices) => void settle(data, overtaken, choices)}
            onClose={forget}
          />
        )}
        <DraftBar hasDraft={data.hasDraft} isPending={isPending} onDiscard={goBack}>
          <HomePreviewButton />
        </DraftBar>
      </Form>
    </Box>
  );
}
