import { addRupees, formatExactRupees, formatWholeRupees } from "@contract/money";
import { cashIsOut } from "@contract/order-states";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Title, useTranslate } from "react-admin";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { FormSection } from "../../components/form-section";
import { LoadFailed } from "../../components/load-failed";
import { formatShortDay } from "../../format";
import { call } from "../../providers/call";
import { orderPage, ordersWhere } from "../orders/links";
import { PeriodPicker } from "./period-picker";
import { daysOf, todayInIndia } from "./periods";
import { Rows } from "./rows";
import { Sales } from "./sales";

const product = (id: string, title: string) => (
  <Link component={RouterLink} to={`/admin/products/${id}`}>
    {title}
  </Link>
);

/** A period's figures; the period stands in the address, so that a link shows the same. */
export function ReportPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const usual = daysOf("days30", todayInIndia());
  const days = { from: search.get("from") ?? usual.from, to: search.get("to") ?? usual.to };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ["report", days.from, days.to],
    queryFn: async () => (await call("adminGetReport", { query: days })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1100 }}>
      <Title title={translate("panel.menu.report")} />
      <PeriodPicker days={days} onChange={(next) => setSearch(next)} />
      {error && <LoadFailed sentence={error.message} retry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Sales report={data} />
          <FormSection title="report.best">
            <Rows
              label="report.best"
              heads={["report.product", "report.pieces", "report.amount"]}
              none="report.noneSold"
              rows={data.best.map(({ productId, title, pieces, amount }) => ({
                key: productId,
                cells: [product(productId, title), pieces, formatWholeRupees(amount)],
              }))}
            />
          </FormSection>
          <FormSection title="report.slow">
            <Rows
              label="report.slow"
              heads={["report.product", "report.stock", "report.worth", "report.lastSold"]}
              none="report.noneSlow"
              rows={data.slow.map(({ productId, title, stock, worth, lastSoldOn }) => ({
                key: productId,
                cells: [
                  product(productId, title),
                  stock,
                  formatWholeRupees(worth),
                  lastSoldOn ? formatShortDay(lastSoldOn) : translate("report.never"),
                ],
              }))}
            />
          </FormSection>
          <FormSection title="report.cashOut">
            <Rows
              label="report.cashOut"
              heads={["report.courier", "report.orders", "report.cash", "report.oldest"]}
              none="report.noCash"
              rows={data.cashOut.map(({ courier, orders, amount, oldestDays }) => ({
                key: courier ?? "",
                cells: [
                  courier ?? translate("report.noCourier"),
                  <Link
                    key="orders"
                    component={RouterLink}
                    to={ordersWhere({ paymentStatus: "cod_due", orderStatus: cashIsOut.join(",") })}
                  >
                    {orders}
                  </Link>,
                  formatWholeRupees(amount),
                  translate("report.days", { smart_count: oldestDays }),
                ],
              }))}
            />
          </FormSection>
          <FormSection title="report.remittances">
            <Rows
              label="report.remittances"
              heads={[
                "report.order",
                "report.courier",
                "report.reference",
                "report.due",
                "report.paidIn",
                "report.difference",
              ]}
              none="report.noDifference"
              rows={data.remittances.map(({ orderId, orderNumber, courier, reference, due, paidIn }) => ({
                key: orderId,
                cells: [
                  <Link key="order" component={RouterLink} to={orderPage(orderId)}>
                    {orderNumber}
                  </Link>,
                  courier ?? translate("report.noCourier"),
                  reference ?? "–",
                  ...[due, paidIn, addRupees(paidIn, -due)].map(formatExactRupees),
                ],
              }))}
            />
          </FormSection>
          <FormSection title="report.gst">
            <Rows
              label="report.gst"
              heads={[
                "report.hsn",
                "report.rate",
                "report.pieces",
                "report.taxable",
                "CGST",
                "SGST",
                "IGST",
                "report.total",
              ]}
              none="report.noneInvoiced"
              rows={data.gst.map((row) => ({
                key: `${row.code} ${row.ratePercent} ${row.isOnMargin} ${row.isB2b}`,
                cells: [
                  [row.code, row.isOnMargin && `(${translate("report.margin")})`, row.isB2b && "B2B"]
                    .filter(Boolean)
                    .join(" "),
                  `${row.ratePercent} %`,
                  row.quantity,
                  ...[row.taxable, row.cgst, row.sgst, row.igst, row.total].map(formatExactRupees),
                ],
              }))}
            />
          </FormSection>
          <FormSection title="report.searches">
            <Rows
              label="report.searches"
              heads={["report.words", "report.times"]}
              none="report.noMisses"
              rows={data.searches.map(({ words, times }) => ({ key: words, cells: [words, times] }))}
            />
            <Link component={RouterLink} to="/admin/search-words" sx={{ display: "inline-block", mt: 1 }}>
              {translate("report.toWords")}
            </Link>
          </FormSection>
        </Box>
      )}
    </Box>
  );
}
