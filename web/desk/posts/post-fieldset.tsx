import { postWords as words } from "#content/desk/post-words.ts";
import { mostPostLetters, type PostFields, type PostProblem } from "#contract/desk-posts.ts";
import { Refused } from "../sign-in/refused.tsx";

/** The fields of a post; the one that is wrong has the reason below it. */
export function PostFieldset({
  fields,
  isNew,
  problem,
  kept,
}: {
  fields: PostFields;
  isNew: boolean;
  problem: PostProblem | undefined;
  /** The draft is kept although it cannot be published. */
  kept: boolean;
}) {
  const wrong = (name: keyof PostFields) => problem?.field === name;
  const common = (name: keyof PostFields) => ({
    id: `post-${name}`,
    name,
    defaultValue: fields[name],
    "aria-invalid": wrong(name) ? true : undefined,
    "aria-describedby": wrong(name) ? `post-${name}-why` : undefined,
  });
  const why = (name: keyof PostFields) =>
    wrong(name) && problem ? (
      <Refused
        id={`post-${name}-why`}
        message={[
          words.problem(problem.wanted, problem.line),
          name === "id" ? words.cannotKeep : kept ? words.keptAnyway : "",
        ]
          .filter(Boolean)
          .join(" ")}
      />
    ) : null;
  const cell = (name: keyof PostFields, more: { type?: string; maxLength: number }) => (
    <div>
      <div className={wrong(name) ? "cell bad" : "cell"}>
        <label htmlFor={`post-${name}`}>{words.fields[name]}</label>
        <input {...common(name)} {...more} readOnly={name === "id" && !isNew} />
      </div>
      {why(name)}
    </div>
  );
  return (
    <>
      {cell("title", { maxLength: 200 })}
      <div className="half">
        {cell("date", { maxLength: 40 })}
        {cell("id", { maxLength: 100 })}
      </div>
      {cell("url", { type: "url", maxLength: 500 })}
      <div>
        <div className={wrong("text") ? "cell bad" : "cell"}>
          <label htmlFor="post-text">{words.fields.text}</label>
          <textarea {...common("text")} className="md" maxLength={mostPostLetters} />
        </div>
        {why("text")}
      </div>
    </>
  );
}
