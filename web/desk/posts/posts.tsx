import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { postWords as words } from "#content/desk/post-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { PostTable } from "./post-table.tsx";
import "../styles/posts.css";

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { posts } = deskOf(context);
  const search = new URL(request.url).searchParams;
  const query = {
    words: search.get("words")?.trim().slice(0, 200) ?? "",
    cursor: search.get("cursor")?.slice(0, 100) ?? "",
  };
  return { list: await posts.list(query), query };
}

/** Takes a post down or shows it again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { posts } = deskOf(context);
  const fields = await request.formData();
  const id = String(fields.get("id"));
  const version = Number(fields.get("version"));
  const act = fields.get("act");
  if (act !== "down" && act !== "up") throw new Response(null, { status: 400 });
  const result = await (act === "down"
    ? posts.takeDown(id, version)
    : posts.bringBack(id, version));
  return result.is === "done" ? { said: words.done[act] } : data({ said: undefined }, 409);
}

/** The blog's posts, with what can be done to each. */
export default function Posts() {
  const { list, query } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <div className="page">
      <header>
        <div>
          <h1>{words.title}</h1>
          <p>{words.about(list.all)}</p>
        </div>
        <div className="tools">
          <Form className="find" role="search">
            <DeskIcon name="search" small />
            <label className="vh" htmlFor="words">
              {words.search}
            </label>
            <input
              key={query.words}
              id="words"
              name="words"
              type="search"
              placeholder={words.searchHint}
              defaultValue={query.words}
              maxLength={200}
              data-key="/"
            />
            <kbd>/</kbd>
          </Form>
          <Link className="btn" to="/posts/new">
            <DeskIcon name="plus" small />
            {words.newPost}
          </Link>
        </div>
      </header>
      {result && (
        <p className="say fresh" role="status">
          {result.said ?? `${words.conflict.somebody} ${words.conflictInList}`}
        </p>
      )}
      {list.posts.length > 0 ? (
        <PostTable posts={list.posts} />
      ) : (
        <div className="none">
          <h2>{query.words ? words.notFound.title(query.words) : words.none.title}</h2>
          <p>{query.words ? words.notFound.text : words.none.text}</p>
        </div>
      )}
      <p className="more">
        {list.next && (
          <Link
            className="btn line lo"
            to={`/posts?${new URLSearchParams({ ...query, cursor: list.next })}`}
          >
            {words.older}
          </Link>
        )}
        {(query.words || query.cursor) && (
          <Link className="btn bare lo" to="/posts">
            {words.allPosts}
          </Link>
        )}
      </p>
    </div>
  );
}
