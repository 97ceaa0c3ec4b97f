import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import type { PostFields } from "#contract/desk-posts.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { PostEditor } from "./post-editor.tsx";
import { runPostAct } from "./run-post-act.ts";
import "../styles/posts.css";

export const meta = () => pageTitle(words.newPost);

/** An empty post of today. */
export function loader({ context }: LoaderFunctionArgs) {
  deskOf(context);
  const date = `${new Date().toISOString().slice(0, 16)}Z`;
  return { start: { id: "", title: "", date, url: "", text: "" } satisfies PostFields };
}

/** Once its id is kept, it has a page of its own. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { posts } = deskOf(context);
  const form = await request.formData();
  const { outcome, status } = await runPostAct(posts, form);
  if (outcome.is === "done" || (outcome.is === "refused" && outcome.draftKept))
    return redirect(`/posts/${outcome.typed.id}/edit`);
  return data(outcome, status);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const shouldRevalidate = unlessUnsent;

export default function NewPost() {
  const { start } = useLoaderData<typeof loader>();
  const result = useActionData<typeof clientAction>();
  return <PostEditor post={undefined} start={start} status={words.newText} result={result} />;
}
