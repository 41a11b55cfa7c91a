import { SearchInput, type SearchInputProps, useTranslate } from "react-admin";

/** A search box of a list whose hint is a key of the panel's texts. */
export function SearchFilter({ placeholder = "ra.action.search", ...props }: SearchInputProps) {
  const translate = useTranslate();
  return <SearchInput {...props} placeholder={translate(placeholder)} />;
}
