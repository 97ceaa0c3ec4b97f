import { Link, useNavigation } from "react-router";

/** The end of a form that asks before something is gone for good: back, or do it. */
export function AskRow({
  keep,
  keepTo,
  submit,
}: {
  keep: string;
  /** Where nothing happens. */
  keepTo: string;
  submit: string;
}) {
  const busy = useNavigation().state === "submitting";
  return (
    <div className="row">
      <Link className="btn line" to={keepTo}>
        {keep}
      </Link>
      <button type="submit" className="btn danger" disabled={busy}>
        {submit}
      </button>
    </div>
  );
}
