import Box from "@mui/material/Box";
import Grid from "@mui/material/Grid";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { DeleteWithConfirmButton, Show, useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { Facts } from "../../components/facts";
import { FormSection } from "../../components/form-section";
import { formatMoment } from "../../format";
import { AnswerSection } from "./answer-section";
import type { StaffQuestion } from "./question";
import { StateChip } from "./state-chip";

function Page() {
  const translate = useTranslate();
  const question = useRecordContext<StaffQuestion>();
  if (!question) return <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />;
  const { id, productId, productTitle, productSlug, userName, customerId, askedAt, answer } = question;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", my: 2 }}>
        <Typography variant="h5" component="h2" sx={{ fontWeight: 700, overflowWrap: "anywhere" }}>
          {productTitle}
        </Typography>
        <StateChip question={question} />
      </Box>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, md: 7 }}>
          <FormSection title="question.question">
            <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {question.question}
            </Typography>
          </FormSection>
          <AnswerSection key={id} question={question} />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <FormSection title="question.about">
            <Facts
              of={[
                [
                  "question.product",
                  <Link key="p" component={RouterLink} to={`/admin/products/${productId}`}>
                    {productTitle}
                  </Link>,
                ],
                [
                  "question.inShop",
                  productSlug && (
                    <Link key="s" href={`/shop/product/${productSlug}#questions`} target="_blank">
                      {translate("question.open")}
                    </Link>
                  ),
                ],
                [
                  "resources.questions.fields.userName",
                  customerId ? (
                    <Link key="n" component={RouterLink} to={`/admin/customers/${customerId}/show`}>
                      {userName}
                    </Link>
                  ) : (
                    userName
                  ),
                ],
                ["resources.questions.fields.askedAt", formatMoment(askedAt)],
                ["question.answeredAt", answer && formatMoment(answer.at)],
                ["question.reason", question.declineReason],
              ]}
            />
          </FormSection>
          <DeleteWithConfirmButton
            mutationMode="pessimistic"
            redirect="list"
            confirmTitle="question.deleteAsk"
            confirmContent="question.deleteMeans"
          />
        </Grid>
      </Grid>
    </>
  );
}

/** One question: what it is about, the answer, and what else can be done. */
export function QuestionShow() {
  return (
    <Show actions={false} component="div">
      <Page />
    </Show>
  );
}
