import type { ResponseOf } from "@contract";
import { formatExactRupees } from "@contract/money";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { formatShortDay } from "../../../format";

type Offer = ResponseOf<"adminGetCouriers">["data"][number];
type Props = { offers: Offer[]; chosen: number; onChoose: (courierId: number) => void };

function OfferLine({ offer }: { offer: Offer }) {
  const translate = useTranslate();
  const { name, rate, days, etd, rating, isRecommended } = offer;
  const more = [
    days !== null && translate("booking.days", { smart_count: days }),
    etd && translate("booking.arrives", { day: formatShortDay(etd) }),
    rating !== null && translate("booking.rating", { rating: rating.toFixed(1) }),
  ].filter(Boolean);
  return (
    <Box sx={{ display: "flex", gap: 1, justifyContent: "space-between", alignItems: "baseline", py: 0.5 }}>
      <Box>
        <Typography component="span">{name}</Typography>{" "}
        {isRecommended && (
          <Chip size="small" color="success" variant="outlined" label={translate("booking.recommended")} />
        )}
        <Typography variant="body2" color="text.secondary">
          {more.join(" · ")}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>{formatExactRupees(rate)}</Typography>
    </Box>
  );
}

export function CourierOffers({ offers, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate("booking.couriers")}
      value={chosen}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {offers.map((offer) => (
        <FormControlLabel
          key={offer.courierId}
          value={offer.courierId}
          control={<Radio />}
          label={<OfferLine offer={offer} />}
          sx={{
            mx: 0,
            borderBottom: 1,
            borderColor: "divider",
            "& .MuiFormControlLabel-label": { flex: 1, minWidth: 0 },
          }}
        />
      ))}
    </RadioGroup>
  );
}
