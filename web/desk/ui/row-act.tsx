import { Form, useNavigation } from "react-router";

/** A button at the end of a row that does something with it. `fields`: what its form sends. */
export function RowAct({
  fields,
  act,
  label,
  about,
}: {
  fields: Readonly<Record<string, string | number>>;
  act: string;
  label: string;
  /** The row in words, for those who hear the button without it. */
  about: string;
}) {
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn bare lo" name="act" value={act} disabled={busy}>
        {label}
        <span className="vh"> {about}</span>
      </button>
    </Form>
  );
}
