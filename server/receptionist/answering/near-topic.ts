import { heard } from "#content/receptionist/heard.ts";
import type { Topic } from "#content/receptionist/topic.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { stopWords } from "#server/receptionist/hearing/language.ts";
import { chineseWords, latinWords, stem } from "#server/receptionist/hearing/words.ts";

/** Finds the topic whose words are nearest to a message that no rule knows. */
export interface NearTopics {
  find(hearing: Hearing): Topic | undefined;
}

/** Words that say nothing about what is asked. */
const empty = new Set(
  "just really please tell give make like thing things something anything someone anybody people way also even ever still now then well much many lot bit kind sort guys hi hello hey let lets look going gonna wanna wonder wondering know think mean say said ask question quick sure maybe actually honestly possible able ver saber dime digame quisiera favor cosa algo alguien tambien solo bien".split(
    " ",
  ),
);

/** A share of the message's weight that a topic has to hold, and its lead over the next one. */
const enough = { share: 0.5, lead: 1.15, words: 2 };

/** Learns the words of every topic from what is listened for and from its answers. */
export function createNearTopics(topics: readonly Topic[]): NearTopics {
  const models = { en: model(topics, "en"), es: model(topics, "es"), zh: model(topics, "zh") };
  return {
    find(hearing) {
      const { rarity, bags } = models[hearing.language];
      const words = [...new Set(termsOf(hearing.text, hearing.language))];
      const whole = words.reduce((sum, word) => sum + rarity(word), 0);
      if (whole === 0) return undefined;
      const [best, next] = bags
        .map(({ topic, strong, weak }) => {
          const hits = words.filter((word) => strong.has(word) || weak.has(word));
          const score = hits.reduce(
            (sum, word) => sum + rarity(word) * (strong.has(word) ? 1 : 0.6),
            0,
          );
          return { topic, score, hits: hits.length };
        })
        .sort((a, b) => b.score - a.score);
      if (!best || best.hits < Math.min(enough.words, words.length)) return undefined;
      const clear = best.score > (next?.score ?? 0) * enough.lead;
      return clear && best.score / whole >= enough.share ? best.topic : undefined;
    },
  };
}

function model(topics: readonly Topic[], language: Language) {
  const bags = topics.map((topic) => {
    const concepts = new Set(topic.when.flat());
    const listened = [...concepts].map((one) =>
      one.startsWith("@") ? "" : heard[one as keyof typeof heard][language],
    );
    const own = topic.when[0]?.[0];
    const first = own && !own.startsWith("@") ? heard[own as keyof typeof heard][language] : "";
    return {
      topic,
      strong: new Set(termsOf(first, language)),
      weak: new Set(termsOf(`${listened.join(" ")} ${topic.say[language]}`, language)),
    };
  });
  const spread = new Map<string, number>();
  for (const { strong, weak } of bags)
    for (const term of new Set([...strong, ...weak])) spread.set(term, (spread.get(term) ?? 0) + 1);
  // A word that no topic has weighs as much as the rarest known word, and counts against every
  // topic.
  const rarity = (term: string) => Math.log(1 + topics.length / (spread.get(term) ?? 1));
  return { bags, rarity };
}

function termsOf(text: string, language: Language): string[] {
  if (language === "zh") return chineseWords(text).filter((word) => word.length > 1);
  return latinWords(text)
    .filter((word) => !stopWords[language].has(word) && !empty.has(word))
    .map((word) => stem(word, language));
}
