import { postWords as words } from "#content/desk/post-words.ts";
import type { PostPreview } from "#contract/desk-posts.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

/** Paragraphs with a key of their place: the same words may stand there twice. */
const numbered = (paragraphs: string[]) =>
  paragraphs.map((text, place) => ({ key: `paragraph-${place}`, text }));

/** What the post's page will show, in its letters. */
export function PostPreviewPane({ preview }: { preview: PostPreview }) {
  const { title, paragraphs, problem } = preview;
  const line = problem?.field === "text" ? problem.line : undefined;
  return (
    <section className="pv" aria-label={words.preview}>
      <p className="lbl">
        <DeskIcon name="eye" small />
        {line && line > 1 ? words.upToLine(line - 1) : words.asShown}
      </p>
      <article className="art">
        <h2 className="title">{title}</h2>
        {numbered(paragraphs).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </article>
    </section>
  );
}
