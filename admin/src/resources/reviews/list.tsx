import type { ResponseOf } from "@contract";
import { photoStates } from "@contract/photo-states";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
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
import { ListBody } from "../../components/list-body";
import { SearchFilter } from "../../components/search-filter";
import { Stars } from "../../components/stars";
import { Thumb } from "../../components/thumb";
import { useListMemory } from "../../components/use-list-memory";
import { formatMoment } from "../../format";
import { AnswerButton } from "./answer-button";
import { HideButton } from "./hide-button";
import { Photos } from "./photos";

export type StaffReview = ResponseOf<"adminGetReviews">["data"][number] & { id: string };

const starChoices = [5, 4, 3, 2, 1].map((stars) => ({ id: stars, name: "★".repeat(stars) }));
const photoChoices = photoStates.map((id) => ({ id, name: `review.photoStates.${id}` }));
const filters = [
  <SearchFilter key="q" source="q" alwaysOn placeholder="review.search" />,
  <SelectInput
    key="reviewValue"
    source="reviewValue"
    choices={starChoices}
    translateChoice={false}
    alwaysOn
  />,
  <SelectInput key="photos" source="photos" choices={photoChoices} alwaysOn />,
  <NullableBooleanInput key="hidden" source="hidden" alwaysOn />,
];

function ReviewRow({ review }: { review: StaffReview }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "48px 1fr", sm: "48px 1fr auto" },
        gap: 2,
        p: 2,
        borderTop: 1,
        borderColor: "divider",
        bgcolor: review.hidden ? "action.hover" : undefined,
      }}
    >
      <Thumb url={review.productImage} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/admin/products/${review.productId}`} sx={{ fontWeight: 600 }}>
          {review.productTitle}
        </Link>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", my: 0.5 }}>
          <Stars value={review.reviewValue} />
          <Typography variant="body2" color="text.secondary">
            {review.userName} · {formatMoment(review.createdAt)}
          </Typography>
          {review.verified && <Chip size="small" variant="outlined" label={translate("review.verified")} />}
          {review.hidden && <Chip size="small" color="warning" label={translate("review.hidden")} />}
        </Stack>
        <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          {review.reviewMessage}
        </Typography>
        <Photos review={review} />
        {review.answer && (
          <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: "primary.main" }}>
            <Typography variant="body2" color="text.secondary">
              {translate("review.answerText")} · {formatMoment(review.answer.at)}
            </Typography>
            <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
              {review.answer.text}
            </Typography>
          </Box>
        )}
      </Box>
      <Stack useFlexGap sx={{ gridColumn: { xs: "2", sm: "auto" }, gap: 1, alignItems: "stretch" }}>
        <AnswerButton review={review} />
        <HideButton review={review} />
      </Stack>
    </Box>
  );
}

function Rows() {
  const { data = [] } = useListContext<StaffReview>();
  return (
    <ListBody>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </Box>
    </ListBody>
  );
}

export function ReviewList() {
  const actions = (
    <TopToolbar>
      <SortButton fields={["createdAt", "reviewValue", "productTitle"]} />
    </TopToolbar>
  );
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: "createdAt", order: "DESC" }}
      perPage={25}
      exporter={false}
      storeKey={useListMemory("reviews")}
    >
      <Rows />
    </List>
  );
}
