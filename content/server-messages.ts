/** "in 40 seconds", "in 3 minutes". */
const inWords = (seconds: number) =>
  seconds <= 90 ? `in ${seconds} seconds` : `in ${Math.ceil(seconds / 60)} minutes`;

/** Everything that the server answers to a visitor, in words for people. */
export const serverMessages = {
  accepted: "Your message has been sent successfully!",
  /** Requests that cannot be worked on. */
  notFound: "There is nothing at this address.",
  wrongMethod: "That address does not take this kind of request.",
  crossSite: "Please write to us from our own pages.",
  failed: "Something went wrong on our side. Please try again.",
  unavailable: "We cannot look that up just now. Please try again in a moment.",
  unreadable: "We could not read that message. Please send it again from the form.",
  wrongType: "Please send the message as JSON or from the form.",
  compressed: "Please send the message without compression.",
  tooLarge: "That message is too long. Please shorten it.",
  badKey: "The key of this request cannot be used. Please reload the page.",
  reusedKey:
    "This message was already sent with other words. Please reload the page to send a new one.",
  /** Limits. `seconds`: how long to wait. */
  limited: (seconds: number) => `That was a lot at once. Please try again ${inWords(seconds)}.`,
  oneByOne: "That was a lot at once. Please try again in a moment.",
  crowded: "Many people are reading right now. Please try again in a moment.",
  busy: "Many people are writing to us right now. Please try again in a moment.",
  /** Messages. */
  invalid: "Please check your message.",
  notStored:
    "We could not keep your message just now. Nothing is lost: please send it again in a moment.",
  /** Captcha. */
  captcha: {
    missing: "Please complete the reCAPTCHA to proceed.",
    wrong: "The captcha did not pass. Please try it once more.",
    expired: "The captcha has expired. Please complete it once more.",
    used: "This captcha was already used. Please complete it once more.",
    other: "This site uses another captcha.",
  },
  blog: { missing: "There is no post at this address." },
  /** Booked calls. */
  booking: {
    booked: "Your call is booked. A confirmation is on its way to you.",
    moved: "Your call is moved. A new confirmation is on its way to you.",
    cancelled: "Your call is canceled.",
    withdrawn: "The call is canceled.",
    isBooked: "This call is booked.",
    isCancelled: "This call is canceled.",
    isOver: "This link can no longer change the call.",
    unknownLink: "We do not know this link.",
    unknownLinkPage: "We do not know this link. It may be incomplete.",
    usedLink: "This link was used already. The newest mail about your call has one that works.",
    notStored: "We could not write that down just now. Please try it again in a moment.",
    sameTime: "Your call is already at that time. Please pick another one.",
    noneFree: "No other time is free just now: please write to us.",
    pickAnother: "Please pick another time.",
    notHeld: "This time goes to whoever books it first.",
    manyAhead:
      "This address already has three upcoming calls. Please move or cancel one of them: the link is in its mail.",
    manyMails:
      "We have already sent several mails to this address today. Please try again tomorrow, or call us.",
  },
  /** The receptionist. */
  talk: {
    long: "This conversation has become too long. Please start a new one, or call us.",
    failed: "Something went wrong on our side.",
    unread: "That was too much for us to read at once. Please say it in fewer words.",
  },
} as const;
