import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import type { DeskPost } from "#contract/desk-posts.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { sayWhen } from "../ui/say-time.ts";
import { PostEditor } from "./post-editor.tsx";
import { runPostAct } from "./run-post-act.ts";
import { sayPostDay } from "./say-post-day.ts";
import "../styles/posts.css";

export const meta = ({ loaderData }: { loaderData?: { post: DeskPost } }) =>
  pageTitle(loaderData?.post.fields.title || words.title);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const post = await deskOf(context).posts.open(params.id ?? "");
  if (!post) throw new Response(null, { status: 404 });
  return { post, now: Date.now() };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { posts, people } = deskOf(context);
  const form = await request.formData();
  form.set("id", params.id ?? "");
  const { outcome, status } = await runPostAct(posts, form);
  const by = outcome.is === "conflict" ? outcome.by : undefined;
  const name = people.find(({ address }) => address === by?.who)?.name ?? by?.who ?? "";
  const named = by ? { ...outcome, by: { ...by, who: name } } : outcome;
  return data(named, status);
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

/** Not for a preview, which changes nothing. */
export const shouldRevalidate = ({
  formData,
  actionResult,
}: {
  formData?: FormData;
  actionResult?: unknown;
}) => formData?.get("act") !== "preview" && unlessUnsent({ actionResult });

export default function EditPost() {
  const { post, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof clientAction>();
  return (
    <PostEditor post={post} start={post.fields} status={statusOf(post, now)} result={result} />
  );
}

function statusOf({ state, draft, fields }: DeskPost, now: number): string {
  const shown =
    state === "shown"
      ? words.shownSince(sayPostDay(fields.date))
      : state === "down"
        ? words.isDown
        : words.isDraft;
  return `${shown} ${draft ? words.draftKept(draft.who, sayWhen(draft.at, now)) : words.noDraft}`;
}
