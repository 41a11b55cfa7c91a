import { questionStates } from "@contract/question-states";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  List,
  NullableBooleanInput,
  SelectInput,
  SortButton,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/empty-state";
import { ListBody } from "../../components/list-body";
import { RowCheckbox } from "../../components/row-checkbox";
import { RowLink } from "../../components/row-link";
import { SearchFilter } from "../../components/search-filter";
import { SelectionBar } from "../../components/selection-bar";
import { Thumb } from "../../components/thumb";
import { useListMemory } from "../../components/use-list-memory";
import { formatMoment } from "../../format";
import { DeclineButton } from "./decline-button";
import { questionPage, type StaffQuestion } from "./question";
import { StateChip } from "./state-chip";

const states = questionStates.map((id) => ({ id, name: `question.states.${id}` }));
const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="question.search" />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <NullableBooleanInput key="hidden" source="hidden" alwaysOn />,
];

function QuestionRow({ question }: { question: StaffQuestion }) {
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "auto 1fr", sm: "auto 48px 1fr" },
        gap: 2,
        p: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <RowCheckbox id={question.id} name={question.question} />
      <Box sx={{ display: { xs: "none", sm: "block" } }}>
        <Thumb url={question.productImage} size={48} />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <RowLink to={questionPage(question.id)}>{question.question}</RowLink>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", my: 0.5 }}>
          <StateChip question={question} />
          <Typography variant="body2" color="text.secondary">
            {question.userName} · {formatMoment(question.askedAt)}
          </Typography>
        </Stack>
        <Link component={RouterLink} to={`/admin/products/${question.productId}`} variant="body2">
          {question.productTitle}
        </Link>
        {question.answer && (
          <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: "primary.main" }}>
            <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
              {question.answer.text}
            </Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Declines those of the selected questions that are open. */
function BulkDecline() {
  const translate = useTranslate();
  const { data = [], selectedIds, onUnselectItems } = useListContext<StaffQuestion>();
  const open = data.filter(({ id, state }) => selectedIds.includes(id) && state === "open");
  if (open.length === 0) return <span>{translate("question.noneOpen")}</span>;
  return <DeclineButton questions={open} onDone={onUnselectItems} />;
}

function Rows() {
  const { data = [] } = useListContext<StaffQuestion>();
  return (
    <ListBody>
      <SelectionBar bulk={<BulkDecline />} />
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </Box>
    </ListBody>
  );
}

/** What shoppers asked about products, the newest first. */
export function QuestionList() {
  return (
    <List
      filters={filters}
      actions={
        <TopToolbar>
          <SortButton fields={["askedAt", "userName"]} />
        </TopToolbar>
      }
      sort={{ field: "askedAt", order: "DESC" }}
      perPage={25}
      exporter={false}
      storeKey={useListMemory("questions")}
      empty={<EmptyState text="question.none" next={{ label: "question.products", to: "/admin/products" }} />}
    >
      <Rows />
    </List>
  );
}
