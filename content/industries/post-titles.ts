/** Titles of the posts that trades lead to, by id, so that their pages need not load the posts. */
export const postTitles: Readonly<Record<string, string>> = {
  "a-burst-pipe-at-eleven": "A burst pipe at eleven",
  "a-week-has-128-empty-hours": "128 hours",
  "a-yes-you-can-prove": "A yes you can prove",
  "conflict-before-story": "Check the conflict before you hear the story",
  "four-folders-and-a-phone-number": "Four folders and a phone number",
  "how-to-measure-a-good-silence": "How to measure a good silence",
  "information-or-advice": "Where information ends and advice begins",
  "lunch-hour-at-the-front-desk": "Between twelve and one",
  "measure-the-answer-rate": "Measure the answer rate before you buy anything",
  "return-of-the-pink-slip": "The return of the pink slip",
  "say-that-you-are-a-machine": "Say that you are a machine",
  "the-empty-chair-at-two": "The empty chair at two o’clock",
  "the-fee-question": "What does it cost, and other fair questions",
  "two-in-the-morning-in-spanish": "Two in the morning, in Spanish",
  "what-a-receptionist-hears": "What a receptionist hears that a form cannot",
  "what-to-leave-on-a-voicemail": "What to leave on a patient’s voicemail",
};
