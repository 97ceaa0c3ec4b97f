import { connectionsWords } from "#content/desk/connections-words.ts";
import { mostHookNameLetters } from "#contract/hook-events.ts";

/** What people call a connection. `hint`: its name when nobody gives one, or an example. */
export function NameCell({ name, hint, bad }: { name: string; hint: string; bad: boolean }) {
  return (
    <div className={bad ? "cell bad" : "cell"}>
      <label htmlFor="name">{connectionsWords.form.name}</label>
      <input
        id="name"
        name="name"
        autoComplete="off"
        maxLength={mostHookNameLetters}
        placeholder={hint}
        defaultValue={name}
        {...(bad && { "aria-invalid": true, "aria-describedby": "name-why" })}
      />
    </div>
  );
}
