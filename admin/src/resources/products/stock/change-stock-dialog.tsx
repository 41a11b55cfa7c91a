import { stockReasons } from "@contract/constants";
import { newKey } from "@contract/new-key";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { HttpError, useDataProvider, useNotify, useTranslate } from "react-admin";
import type { PanelDataProvider } from "../../../providers/data-provider";
import type { Product } from "../list";
import {
  differenceOf,
  nameOf,
  type Reason,
  type Seen,
  seenAt,
  shownShelves,
  type TypedPieces,
  toChanges,
  versionSeen,
} from "./rules";

/** Adds or removes items, with the reason; concurrent orders are kept. */
export function ChangeStockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const titleId = useId();
  const { changeStock } = useDataProvider<PanelDataProvider>();
  const [reason, setReason] = useState<Reason>("received");
  const [note, setNote] = useState("");
  const [locationId, setLocationId] = useState(product.stockLocations[0]?._id);
  const [typed, setTyped] = useState<TypedPieces>({});
  const [seen, setSeen] = useState<Seen>(new Map());
  const [isTried, setIsTried] = useState(false);
  // A request that is retried because its response was lost is counted once.
  const [key, setKey] = useState(newKey);
  const location = product.stockLocations.find(({ _id }) => _id === locationId);
  const shelves = shownShelves(product, locationId, seen);
  const { changes, wrong } = toChanges(reason, shelves, typed);
  const isNoteMissing = reason === "other" && note.trim() === "";

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const version = versionSeen(product, seen);
      const said = { reason, note: note.trim() || null, changes, locationId: location?._id, version };
      return changeStock(product._id, said, key);
    },
    onSuccess: async () => {
      notify("stock.changed", { type: "success" });
      onClose();
      await client.invalidateQueries({ queryKey: ["products"] });
    },
    onError: (failure) => {
      // Whoever counts again after somebody else has to see their figure.
      if (failure instanceof HttpError && failure.body?.code === "counted_since") setSeen(new Map());
      return client.invalidateQueries({ queryKey: ["products"] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    if (changes.length > 0 && wrong.length === 0 && !isNoteMissing) mutate();
  };
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setKey(newKey());
    };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{translate("stock.change")}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ mt: 1 }}>
            <TextField
              select
              label={translate("stock.why")}
              value={reason}
              onChange={({ target }) => anew(setReason)(target.value as Reason)}
            >
              {stockReasons.map((name) => (
                <MenuItem key={name} value={name}>
                  {translate(`stock.reasons.${name}`)}
                </MenuItem>
              ))}
            </TextField>
            {location && (
              <TextField
                select
                label={translate("stock.location")}
                value={location._id}
                onChange={({ target }) => anew(setLocationId)(target.value)}
              >
                {product.stockLocations.map(({ _id, name }) => (
                  <MenuItem key={_id} value={_id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {shelves.map((shelf) => {
              const name = nameOf(shelf);
              const text = typed[name] ?? "";
              const by = differenceOf(reason, shelf, text);
              const free = translate("stock.free", {
                smart_count: Math.max(0, shelf.stocked - shelf.reserved),
              });
              const reserved = translate("stock.reserved", { smart_count: shelf.reserved });
              const isWrong = isTried && wrong.includes(name);
              const outcome =
                by === undefined
                  ? ""
                  : ` → ${translate("stock.willBe", { smart_count: shelf.stocked + by })}`;
              return (
                <TextField
                  key={name}
                  label={[name, translate(`stock.typed.${reason === "counted" ? "counted" : "by"}`)]
                    .filter(Boolean)
                    .join(": ")}
                  value={text}
                  onChange={({ target: { value: text } }) => {
                    anew(setTyped)({ ...typed, [name]: text });
                    setSeen(seenAt(seen, { name, text }, product));
                  }}
                  error={isWrong}
                  helperText={isWrong ? translate("stock.wholePieces") : `${free} · ${reserved}${outcome}`}
                  slotProps={{ htmlInput: { inputMode: "text", maxLength: 6, autoComplete: "off" } }}
                />
              );
            })}
            <TextField
              label={translate("stock.note")}
              required={reason === "other"}
              value={note}
              onChange={({ target }) => anew(setNote)(target.value)}
              error={isTried && isNoteMissing}
              helperText={isTried && isNoteMissing ? translate("ra.validation.required") : " "}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            {isTried && changes.length === 0 && wrong.length === 0 && (
              <Alert severity="info">{translate("stock.nothingTyped")}</Alert>
            )}
            {error && <Alert severity="error">{error.message}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate("ra.action.back")}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate("stock.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
