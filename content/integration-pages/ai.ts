import type { IntegrationPage } from "./integration-page.ts";

/** Models and voices. */
export const aiPages: readonly IntegrationPage[] = [
  {
    id: 14,
    headline: "It finds the words, you the facts",
    events: [
      {
        event: "A caller phrases it oddly",
        action: "The model words the reply; facts come from your documents.",
      },
      { event: "You switch the model", action: "The next conversation uses the new one." },
      { event: "It has no ground for an answer", action: "The agent says that it does not know." },
    ],
    reads: ["The question and the passages found for it"],
    writes: ["The wording of an answer"],
    setup: ["Pick a model for each agent", "Use our account, or a key of your own"],
    limits: [
      "Prices, times and names are never left to it",
      "What the provider keeps is set in its terms; read them first",
    ],
    plan: { from: "basic", why: "Tokens are billed at the plan’s own rate." },
    trades: ["b2b-services", "attorneys"],
    neighbors: [40, 42],
  },
  {
    id: 40,
    headline: "For long documents and careful answers",
    events: [
      {
        event: "A question touches a forty-page policy",
        action: "The passages that bear on it are read together.",
      },
      { event: "The policy is silent", action: "The reply says that it is silent." },
      { event: "A caller pushes for advice", action: "Your limit stands, in the same calm words." },
    ],
    reads: ["Passages of your documents", "The last turns of the talk"],
    writes: ["A reply in full sentences"],
    setup: [
      "Say for which agents you prefer it",
      "Give it the long documents as text, not as pictures",
    ],
    limits: ["Longer reading costs more tokens", "It is a choice of wording, not a second opinion"],
    plan: { from: "basic", why: "Any agent of any plan can use it." },
    trades: ["insurance-agents", "attorneys"],
    neighbors: [14, 12],
  },
  {
    id: 41,
    headline: "It looks at the photograph",
    events: [
      {
        event: "A dented door arrives as a picture",
        action: "Panel, side and size of the dent go into the note.",
      },
      {
        event: "A data plate is photographed",
        action: "Model and serial number are typed out for the technician.",
      },
      {
        event: "The picture is too dark",
        action: "Another is asked for, with a hint on the light.",
      },
    ],
    reads: ["Photos sent in a chat or by text"],
    writes: ["A description below the picture"],
    setup: ["List what should be read off a photo", "Choose where pictures are kept"],
    limits: [
      "No estimate and no diagnosis from a picture",
      "Faces and license plates are not looked up",
    ],
    plan: { from: "silver", why: "Photos come by text." },
    trades: ["auto-body-repair", "hvac", "pest-control", "salons"],
    neighbors: [17, 14],
  },
  {
    id: 42,
    headline: "Words processed in Europe",
    events: [
      {
        event: "Customers ask where their words go",
        action: "You can name a provider in Europe.",
      },
      {
        event: "Your contract names the region",
        action: "This agent keeps to the provider you chose for it.",
      },
      {
        event: "You compare two agents",
        action: "Both can run side by side on the same questions.",
      },
    ],
    reads: ["The turn at hand and its passages"],
    writes: ["The sentence that is spoken or sent"],
    setup: [
      "Choose it for the agents concerned",
      "Check the provider’s terms on region yourself, or ask us for them",
    ],
    limits: [
      "Telephone carriers have routes of their own",
      "Where recordings lie is a separate choice",
    ],
    plan: { from: "basic", why: "A model is picked agent by agent." },
    trades: ["b2b-services", "hotels"],
    neighbors: [43, 14],
  },
  {
    id: 43,
    headline: "No secret about the model",
    events: [
      { event: "You name an open model", action: "Its endpoint words the replies." },
      {
        event: "You fine-tune it on your own tone",
        action: "The tuned version takes the next call.",
      },
      {
        event: "The endpoint is down",
        action: "The agent falls back to the model you named second.",
      },
    ],
    reads: ["Question and passages, as any model gets them"],
    writes: ["Answers in text"],
    setup: ["An inference endpoint and its key", "A second model for bad days"],
    limits: [
      "Small open models follow instructions less well: test before the first caller does",
      "Hosting is billed by whoever hosts",
    ],
    plan: { from: "basic", why: "Each agent has a model, and Basic has one agent." },
    trades: ["b2b-services"],
    neighbors: [42, 59],
  },
  {
    id: 44,
    headline: "It sounds like your front desk",
    events: [
      { event: "You choose a voice", action: "Every sentence is spoken with it, on all lines." },
      {
        event: "Your trade asks for slowness",
        action: "The pace is set down, and pauses are left.",
      },
      {
        event: "The caller changes language",
        action: "The same voice goes on in that language, if it can.",
      },
    ],
    reads: ["The text of what is to be said"],
    writes: ["Speech"],
    setup: [
      "Listen to a dozen voices and choose one",
      "A voice near your own needs your written consent",
    ],
    limits: [
      "Nobody’s voice is copied without a yes",
      "It still says that it is an assistant, when asked",
    ],
    plan: { from: "basic", why: "The choice of a voice is in every plan." },
    trades: ["funeral-homes", "spas", "hotels"],
    neighbors: [45, 8],
  },
  {
    id: 45,
    headline: "Hears a bad line",
    events: [
      { event: "There is a compressor in the background", action: "The words are still made out." },
      { event: "A name is unusual", action: "It is spelled back, letter by letter." },
      { event: "Two people talk at once", action: "The agent waits, then asks the nearer one." },
    ],
    reads: ["The sound of the call"],
    writes: ["The transcript, word by word"],
    setup: ["A list of your street names, brands and terms", "The languages to expect"],
    limits: [
      "What cannot be heard is asked again, not guessed",
      "Who is speaking is never told by the sound of a voice",
    ],
    plan: { from: "basic", why: "Hearing callers is what an agent of any plan does." },
    trades: ["hvac", "auto-body-repair", "contractors"],
    neighbors: [44, 14],
  },
  {
    id: 46,
    headline: "Public facts, with the source",
    events: [
      {
        event: "A guest asks for the pharmacy that is open now",
        action: "It is looked up, and the source is named.",
      },
      { event: "Sources contradict each other", action: "The caller hears that they do." },
      { event: "The question is about your business", action: "Only your own documents count." },
    ],
    reads: ["Public pages, at the moment of the question"],
    writes: ["A short answer and a link"],
    setup: ["List the topics it may look up", "Name sites it should not rely on"],
    limits: [
      "Medical, legal and money questions are never looked up for a caller",
      "A name or number of a caller is not searched for",
    ],
    plan: { from: "basic", why: "Answering a question is what every plan does." },
    trades: ["hotels", "real-estate-agents"],
    neighbors: [14, 12],
  },
];
