import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";

type Props<Size extends string> = {
  sizes: readonly Size[];
  isChosen: (size: Size) => boolean;
  onChoose: (size: Size, isChosen: boolean) => void;
  /** Whether the first one gets the focus as they appear. */
  autoFocus?: boolean;
};

/** Sizes to tick. */
export const SizeBoxes = <Size extends string>({
  sizes,
  isChosen,
  onChoose,
  autoFocus = false,
}: Props<Size>) =>
  sizes.map((size, at) => (
    <FormControlLabel
      key={size}
      label={size}
      control={
        <Checkbox
          checked={isChosen(size)}
          autoFocus={autoFocus && at === 0}
          onChange={(_, isTicked) => onChoose(size, isTicked)}
        />
      }
    />
  ));
