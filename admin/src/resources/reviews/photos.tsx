import ApproveIcon from "@mui/icons-material/CheckOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { NoteDialog } from "../../components/note-dialog";
import { Thumb } from "../../components/thumb";
import type { ConflictField } from "../../edits/conflict";
import { useDecision } from "../../edits/use-decision";
import { call } from "../../providers/call";
import type { StaffReview } from "./list";

type Photo = StaffReview["photos"][number];

/** The reason for which somebody else has refused it meanwhile. */
const isReason = ({ theirs }: ConflictField) => typeof theirs === "string" && theirs !== "";

const colours = { pending: "warning", approved: "success", refused: "default" } as const;

/** The photos of a review, each with what is decided about it. */
export function Photos({ review }: { review: StaffReview }) {
  if (review.photos.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
        listStyle: "none",
        gap: 1.5,
        m: 0,
        mt: 1,
        p: 0,
      }}
    >
      {review.photos.map((photo, at) => (
        <DecidedPhoto key={photo._id} photo={photo} number={at + 1} review={review} />
      ))}
    </Box>
  );
}

type DecidedPhotoProps = { photo: Photo; number: number; review: StaffReview };

/** Shows a photo to everybody, or refuses it with a reason for its author; one that is shown can be refused later. */
function DecidedPhoto({ photo, number, review }: DecidedPhotoProps) {
  const translate = useTranslate();
  const [isRefusing, setIsRefusing] = useState(false);
  const { error, send } = useDecision(isReason);
  const { _id: id, url, state, reason, decidedBy, version } = photo;
  const params = { id };
  const name = translate("review.photo", { number, name: review.userName, product: review.productTitle });
  const approve = () =>
    send(
      () => call("adminApproveReviewPhoto", { params, body: { version } }),
      () => {},
    );
  const refuse = (said: string) =>
    send(
      () => call("adminRefuseReviewPhoto", { params, body: { reason: said, version } }),
      () => setIsRefusing(false),
    );
  const said = error && (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: "anywhere" }}>
      {error}
    </Alert>
  );
  return (
    <Box component="li" sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
      {url && (
        <Link href={url} target="_blank" rel="noreferrer" aria-label={name}>
          <Thumb url={url} size={112} alt={name} />
        </Link>
      )}
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <Chip
          size="small"
          variant={state === "pending" ? "filled" : "outlined"}
          color={colours[state]}
          label={translate(`review.photoStates.${state}`)}
        />
        {decidedBy && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {reason ? `${reason} · ${decidedBy}` : decidedBy}
          </Typography>
        )}
        {url && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}>
            {state === "pending" && (
              <Button
                size="small"
                variant="contained"
                startIcon={<ApproveIcon />}
                aria-label={`${translate("review.approvePhoto")}: ${name}`}
                onClick={() => void approve()}
              >
                {translate("review.approvePhoto")}
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              color="error"
              aria-label={`${translate("review.refusePhoto")}: ${name}`}
              onClick={() => setIsRefusing(true)}
            >
              {translate("review.refusePhoto")}
            </Button>
          </Stack>
        )}
        {!isRefusing && said}
      </Box>
      {isRefusing && (
        <NoteDialog
          title={translate("review.refuseAsk", { name: review.userName })}
          consequences={[translate("review.refuseMeans")]}
          noteLabel={translate("review.refuseReason")}
          isNoteRequired
          confirm={translate("review.refusePhoto")}
          colour="error"
          isPending={false}
          onConfirm={(typed) => typed && void refuse(typed)}
          onClose={() => setIsRefusing(false)}
        >
          {said}
        </NoteDialog>
      )}
    </Box>
  );
}
