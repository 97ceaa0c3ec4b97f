import { site } from "#content/site.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";

/** Networks on which a company may have a profile, named or not. */
const networks = `(?:${[...site.social.map(({ name }) => name.toLowerCase()), "x \\(?twitter\\)?", "twitter", "tik ?tok", "linked ?in", "insta", "ig", "fb", "threads", "pinterest", "snapchat", "reddit", "social media", "bluesky", "wechat", "微信", "抖音", "领英", "脸书"].join("|")})`;
const page =
  "(?:page|profile|account|channel|handle|link|presence|pagina|perfil|cuenta|canal|账号|主页|公众号)";

/** "Are you on Instagram": the company's own profile, and no system of the visitor's. */
const patterns = [
  `\\b(?:are|r) (?:you|u|you guys|y'?all|farline)(?: guys| all)? (?:also )?(?:on|active on) ${networks}(?![\\p{L}])`,
  `\\bis (?:farline|the company|your company) (?:also )?on ${networks}(?![\\p{L}])`,
  `\\b(?:do|does) (?:you|u|you guys|y'?all|farline|your company)(?: guys| all)? have (?:an? |any )?${networks}(?: ${page}s?)?\\W*$`,
  `\\b(?:what'?s|what is|where'?s|where is|send me|link to|got) (?:me )?(?:your|ur|the) ${networks}(?: ${page}s?)?(?![\\p{L}])`,
  `\\b(?:your|ur|farline'?s) ${networks}(?: ${page}s?)?\\W*\\?`,
  `\\b(?:find|follow) (?:you|u|you guys|farline) on ${networks}(?![\\p{L}])`,
  `\\b(?:estan|esta|tienen|tiene) (?:ustedes )?(?:en )?(?:el |la |un |una )?(?:${page} (?:de|en) )?${networks}\\W*$`,
  `\\b(?:los|las) (?:sigo|encuentro|puedo seguir) en ${networks}(?![\\p{L}])`,
  `\\bsu ${networks}\\W*$`,
  `你们.{0,4}(?:有|在).{0,3}${networks}.{0,6}(?:吗|账号|主页|有吗)`,
].map((source) => new RegExp(source, "iu"));

export const asksOwnProfile = (text: string): boolean =>
  patterns.some((pattern) => pattern.test(withoutAccents(text)));
