import type { Database } from "#server/db/database.ts";
import { secret } from "#server/db/secret.ts";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import type { Posts } from "#server/posts/posts.ts";
import type { Brain } from "./brain.ts";
import { type Sealer, sealer } from "./conversation.ts";
import { createDefaultBrain } from "./default-brain.ts";
import { createKnowledge, type Knowledge } from "./knowledge/knowledge.ts";

/** Dependencies of the receptionist. */
export interface Talk {
  brain: Brain;
  knowledge: Knowledge;
  sealer: Sealer;
}

/** Makes the receptionist; with LLM_URL and LLM_MODEL a language model words its answers. */
export async function createTalk(deps: {
  database: Database;
  posts: Posts;
  env: Pick<Env, "blogSource" | "llmUrl" | "llmModel" | "llmKey">;
  log: Log;
}): Promise<Talk> {
  const { database, posts, env, log } = deps;
  const knowledge = createKnowledge(() => posts.list(env.blogSource));
  const plain = createDefaultBrain(knowledge.index);
  const { llmUrl: url, llmModel: model, llmKey: key } = env;
  let brain = plain;
  if (url && model) {
    // The SDK is large: a server without a model never loads it.
    const { createModelBrain } = await import("./model-brain.ts");
    const { index } = knowledge;
    brain = createModelBrain({ url, model, key, fallback: plain, index, log });
  }
  return { brain, knowledge, sealer: sealer(await secret(database, "talk")) };
}
