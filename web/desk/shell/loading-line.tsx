import { useNavigation } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";

/** A red line along the top edge while the next page loads; the one before stays readable. */
export function LoadingLine() {
  const { state } = useNavigation();
  return state === "loading" ? (
    <div className="loading" role="progressbar" aria-label={shellWords.loading} />
  ) : null;
}
