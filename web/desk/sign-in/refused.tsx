import { DeskIcon } from "../ui/desk-icon.tsx";

/** Why a form was not taken, below its field. `id`: of the field's description. */
export function Refused({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <p className="why" id={id} role="alert">
      <DeskIcon name="alert" small />
      {message}
    </p>
  ) : null;
}
