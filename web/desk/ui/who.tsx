import { type DeskPerson, initialsOf } from "#contract/desk-person.ts";

/** A person by their initials. `second`: in another color than the first of DESK. */
export function Who({ person, second = false }: { person: DeskPerson; second?: boolean }) {
  return (
    <span className={second ? "who so" : "who"} title={person.name}>
      {initialsOf(person.name)}
    </span>
  );
}
