import { formatExactRupees } from "@contract/money";
import type { RemittanceRow } from "@contract/remittance";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { orderPage } from "../orders/links";
import { canBeNoted } from "./rules";

const colours = {
  right: "success",
  short: "warning",
  over: "warning",
  noted: "default",
  again: "error",
  notDue: "warning",
  unknown: "error",
  unreadable: "error",
  twice: "default",
  partly: "warning",
  part: "default",
} as const satisfies Record<RemittanceRow["outcome"], string>;

type Props = { rows: readonly RemittanceRow[]; chosen: readonly string[]; onTurn: (orderId: string) => void };

/** The courier's rows beside the shop's: what is to be recorded is ticked by staff, never beforehand. */
export function MatchTable({ rows, chosen, onTurn }: Props) {
  const translate = useTranslate();
  const rupees = (amount: number | null) => (amount === null ? "–" : formatExactRupees(amount));
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            {["number", "order", "paid", "expected", "outcome"].map((column) => (
              <TableCell key={column}>{translate(`remittance.column.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { line, number, orderId, orderNumber, paid, expected, outcome, reference } = row;
            return (
              <TableRow key={line}>
                <TableCell padding="checkbox">
                  {canBeNoted(row) && orderId && (
                    <Checkbox
                      checked={chosen.includes(orderId)}
                      onChange={() => onTurn(orderId)}
                      slotProps={{ input: { "aria-label": orderNumber ?? number } }}
                    />
                  )}
                </TableCell>
                <TableCell sx={{ overflowWrap: "anywhere" }}>{number || `(${line})`}</TableCell>
                <TableCell>
                  {orderId && (
                    <Link component={RouterLink} to={orderPage(orderId)} target="_blank">
                      {orderNumber}
                    </Link>
                  )}
                </TableCell>
                <TableCell>{rupees(paid)}</TableCell>
                <TableCell>{rupees(expected)}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    color={colours[outcome]}
                    label={[
                      translate(`remittance.outcome.${outcome}`),
                      (outcome === "noted" || outcome === "again") && reference,
                    ]
                      .filter(Boolean)
                      .join(": ")}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
