import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";

type Props = {
  /** What the table shows, for those who cannot see its heading beside it. */
  label: string;
  heads: string[];
  /** The first cell names its row. */
  rows: { key: string; cells: ReactNode[] }[];
  none: string;
};

/** A small table of figures; wider than a phone, it scrolls inside its card. */
export function Rows({ label, heads, rows, none }: Props) {
  const translate = useTranslate();
  if (rows.length === 0) return <Typography color="text.secondary">{translate(none)}</Typography>;
  const align = (at: number) => (at === 0 ? "left" : "right");
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="region" aria-label={translate(label)}>
      <Table size="small" sx={{ "& th, & td": { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            {heads.map((head, at) => (
              <TableCell key={head} align={align(at)}>
                {translate(head)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ minWidth: { xs: 110, sm: 140 } }}>
                {name}
              </TableCell>
              {figures.map((figure, at) => (
                <TableCell key={heads[at + 1]} align="right" sx={{ whiteSpace: "nowrap" }}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
