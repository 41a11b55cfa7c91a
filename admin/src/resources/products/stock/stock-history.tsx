import type { ResponseOf } from "@contract";
import { stockReasons } from "@contract/constants";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { FormSection } from "../../../components/form-section";
import { formatMoment } from "../../../format";
import type { PanelDataProvider } from "../../../providers/data-provider";

type Movement = ResponseOf<"adminGetStockMovements">["data"][number];

/** The reason that staff gave; the same word without a name is an unexplained change of the stock itself. */
const isReason = (reason: string) => (stockReasons as readonly string[]).includes(reason);

const signed = (change: number) => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);

function MovementRow({ movement }: { movement: Movement }) {
  const translate = useTranslate();
  const { kind, change, size, stockAfter, reason, note, by, orderNumber, orderId, location } = movement;
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 2, py: 1, borderTop: 1, borderColor: "divider", alignItems: "baseline" }}
    >
      <Typography
        sx={{ fontWeight: 700, minWidth: 48, textAlign: "right" }}
        color={change < 0 ? "error" : "success"}
      >
        {signed(change)}
      </Typography>
      <Box sx={{ flex: 1 }}>
        <Typography variant="body2">
          {[
            location,
            size,
            translate(`stock.kind.${kind}`),
            stockAfter !== null && translate("stock.after", { smart_count: stockAfter }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {formatMoment(movement.at)} ·{" "}
          {translate(`stock.${by && isReason(reason) ? "reasons" : "reason"}.${reason}`)}{" "}
          {orderId && (
            <Link component={RouterLink} to={`/admin/orders/${orderId}/show`}>
              {orderNumber}
            </Link>
          )}
          {by && ` · ${by}`}
          {note && ` · ${note}`}
        </Typography>
      </Box>
    </Box>
  );
}

/** The history of the product's stock. */
export function StockHistory() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { getStockMovements } = useDataProvider<PanelDataProvider>();
  const { data, error } = useQuery({
    queryKey: ["stock-movements", record?.id, record?.version],
    queryFn: async () => (await getStockMovements(String(record?.id))).data,
    enabled: record !== undefined,
  });
  return (
    <FormSection title="stock.title">
      {error && <Typography color="error">{error.message}</Typography>}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && <Typography color="text.secondary">{translate("stock.none")}</Typography>}
      <Box
        component="ul"
        sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 360, overflowY: "auto" }}
        tabIndex={0}
      >
        {data?.map((movement) => (
          <MovementRow key={movement._id} movement={movement} />
        ))}
      </Box>
    </FormSection>
  );
}
