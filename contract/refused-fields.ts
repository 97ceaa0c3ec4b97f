import * as v from "valibot";

/** Why a field was refused. The sentence for people is content: content/field-messages.ts. */
export type MessageKey =
  | "unreadable"
  | "nameMissing"
  | "nameTooLong"
  | "emailMissing"
  | "emailTooLong"
  | "emailUnfinished"
  | "numberTooLong"
  | "subjectMissing"
  | "subjectTooLong"
  | "messageMissing"
  | "messageTooLong"
  | "noteTooLong"
  | "talkTooLong"
  | "timeMissing"
  | "unknownZone"
  | "linkIncomplete"
  | "monthWrong"
  | "wayMissing"
  | "phoneMissing";

/** Sentences by key; "{limit}" stands for the maximum number of characters. */
export type FieldSentences = Record<MessageKey, string>;

/** The message of a rule in a schema. */
export const says = (key: MessageKey) => key;

type Issues = readonly v.BaseIssue<unknown>[];

/** The first message of every refused field, by its name. */
export function fieldMessages(issues: Issues, sentences: FieldSentences): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue);
    if (name) messages[name] ??= sentenceOf(issue, sentences);
  }
  return messages;
}

/** The sentence for one refusal; a message that is not one of ours becomes "unreadable". */
export function sentenceOf(issue: v.BaseIssue<unknown>, sentences: FieldSentences): string {
  const sentence = sentences[issue.message as MessageKey] ?? sentences.unreadable;
  return sentence.replace("{limit}", Number(issue.requirement).toLocaleString("en-US"));
}
