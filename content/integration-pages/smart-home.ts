import type { IntegrationPage } from "./integration-page.ts";

/** Lamps, doors and the weather. */
export const smartHomePages: readonly IntegrationPage[] = [
  {
    id: 64,
    headline: "The front desk hears who booked",
    events: [
      { event: "A visit is booked by phone", action: "First name and hour are said in reception." },
      { event: "Somebody cancels for today", action: "That is said too, since it matters sooner." },
      {
        event: "The waiting room is full",
        action: "A sentence without a name is used, if you set it so.",
      },
    ],
    reads: [],
    writes: ["A spoken line on the speaker you choose"],
    setup: [
      "Pick the speaker and the hours in which it may talk",
      "Write the sentence with and without a name",
    ],
    limits: ["It does not listen to the room", "Reasons for a visit are never said aloud"],
    plan: { from: "basic", why: "It is your own speaker, in your own room." },
    trades: ["dentists", "salons", "spas"],
    neighbors: [66, 5],
  },
  {
    id: 65,
    headline: "Light and door for a guest who is late",
    events: [
      {
        event: "A guest calls from the drive",
        action: "Once recognized by your rule, the lights go on.",
      },
      {
        event: "The booking is theirs, and it is tonight",
        action: "The door they booked is unlocked.",
      },
      { event: "Anything does not fit", action: "You are called, and the door stays shut." },
    ],
    reads: ["State of the devices you list"],
    writes: ["Scenes and locks that you allowed"],
    setup: [
      "Expose only the lights and the one door",
      "Choose what proves a guest: booking and a code sent to their phone",
    ],
    limits: ["Alarms are never disarmed", "Cameras are not looked at"],
    plan: { from: "gold", why: "A code to the guest’s phone is OTP, which begins there." },
    trades: ["hotels", "electricians"],
    neighbors: [66, 64],
  },
  {
    id: 66,
    headline: "A lamp turns red",
    events: [
      { event: "Somebody urgent is on the line", action: "The lamp you chose turns red." },
      { event: "A person takes over", action: "It goes back to what it was." },
      { event: "The phone is only busy", action: "It stays as it is." },
    ],
    reads: ["The lamp’s state before, to restore it"],
    writes: ["Color and brightness of one lamp or group"],
    setup: ["Choose a lamp that the right person sees", "Write what urgent means in your house"],
    limits: [
      "A lamp does not replace a call to your on-duty phone: use both",
      "It knows nothing of who is in the room",
    ],
    plan: { from: "basic", why: "Nothing leaves the building but light." },
    trades: ["doctors", "restaurants", "hotels"],
    neighbors: [64, 6],
  },
  {
    id: 67,
    headline: "Ahead of the rain",
    events: [
      {
        event: "Rain is forecast for an outdoor job",
        action: "Its customer is called or texted before the crew loads.",
      },
      { event: "They agree to another day", action: "The next dry slot in your order is booked." },
      {
        event: "Hail was reported in your county",
        action: "The greeting and the first question change for the day.",
      },
    ],
    reads: ["Forecast for the address of a job", "Warnings by county"],
    writes: ["New date on the job", "Note with the forecast it relied on"],
    setup: [
      "Mark which kinds of work cannot get wet, or windy",
      "Set how sure the forecast must be",
    ],
    limits: [
      "A forecast is not a promise, and it says so",
      "Whether it is safe to work is your foreman’s call",
    ],
    plan: { from: "gold", why: "The warning goes out to customers." },
    trades: ["painters", "contractors", "hvac", "insurance-agents", "auto-body-repair"],
    neighbors: [5, 41],
  },
];
