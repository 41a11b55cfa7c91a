import type { ResponseOf } from "@contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { List, useListContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/empty-state";
import { ListBody } from "../../components/list-body";
import { Thumb } from "../../components/thumb";
import { formatMoment } from "../../format";

type WaitedFor = ResponseOf<"adminGetWaitedFor">["data"][number] & { id: string };

function Row({ productId, title, image, size, people, since }: WaitedFor) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "48px 1fr auto",
        gap: 2,
        p: 2,
        alignItems: "center",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Thumb url={image} size={48} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={`/admin/products/${productId}`} sx={{ fontWeight: 600 }}>
          {title}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {size && `${translate("whenBack.size", { size })} · `}
          {translate("whenBack.since", { day: formatMoment(since) })}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
        {translate("whenBack.people", { smart_count: people })}
      </Typography>
    </Box>
  );
}

function Rows() {
  const { data = [] } = useListContext<WaitedFor>();
  return (
    <ListBody>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </Box>
    </ListBody>
  );
}

/** What shoppers wait for: what to order next, and for whom a restock sends mails. */
export function WaitedForList() {
  return (
    <List
      actions={false}
      perPage={25}
      exporter={false}
      empty={<EmptyState text="whenBack.none" next={{ label: "whenBack.products", to: "/admin/products" }} />}
    >
      <Rows />
    </List>
  );
}
