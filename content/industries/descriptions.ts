import type { PagedIndustry } from "./titles.ts";

/**
 * Descriptions of the industries' pages for search engines and shared links: 70 to 160 characters.
 */
export const industryDescriptions: Record<PagedIndustry, string> = {
  attorneys:
    "An intake specialist for law firms that never lets it ring, asks your questions in your order and books the consult before the caller hangs up.",
  "b2b-services":
    "It asks an inquiry who signs, when the old contract ends and what is out of scope, and puts the serious ones in your week with a page of notes.",
  "insurance-agents":
    "It takes the first notice of loss while the gutters still run, never says covered, and fetches a licensed person for every question that needs one.",
  "real-estate-agents":
    "It answers at the yard sign, describes houses and never people, and books showings in the order of the streets.",
  doctors:
    "It takes refills and moves visits, listens for the words on your card, and stops being a receptionist the moment it hears one of them.",
  dentists:
    "It moves the cleaning, asks about the tooth, fills the gap from your short-call list and knows where to stop.",
  "med-spas":
    "It books the consultation, counts back from the wedding, takes the deposit by link and leaves every unit and syringe to a license.",
  spas: "Two people, one room, two therapists and time for the sheets: it finds the hour, asks quietly what matters and keeps your house silent.",
  salons:
    "It knows who cuts whose hair, how long a color has to sit, and what fits into the wait, by phone, text and Instagram.",
  "fitness-centers":
    "It moves the waitlist before class, freezes a membership without a speech, writes down a cancellation in the minute it is asked for.",
  hvac: "It sorts no heat from no hurry, counts the blinks, writes the work order in three copies and calls one technician.",
  plumbers:
    "It talks a caller to the shut-off before it asks for the address, knows gas from a drain by asking, and calls only whom your table says.",
  electricians:
    "It asks about smoke before anything, never has a cover taken off, and sorts your side of the meter from the power company’s.",
  contractors:
    "It takes the room, the year, the drawings and the budget nobody names, and gives you a site visit or your Saturday back.",
  painters:
    "It asks about ceilings, closets and the year 1978, turns a description into square feet and books a look in daylight.",
  "pest-control":
    "It asks how many legs, what was sprayed and who lives there, sends the prep sheet by text and keeps the van unmarked.",
  "moving-companies":
    "It walks the house by telephone, writes the inventory, asks for the building’s certificate and books the video survey.",
  "car-dealerships":
    "It knows the lot by stock number, keeps a key for the test drive and leaves payments, trades and approvals to people at a desk.",
  "auto-body-repair":
    "It asks for six photographs in order, takes the claim number and books the bay. No price from a picture.",
  "retail-stores":
    "It says how old the count is, sends somebody to the shelf, holds the last pair until six and finds the order on the wrong porch.",
  restaurants:
    "It answers during the rush, books by cover and by turn, and puts the allergy on the ticket by seat.",
  hotels:
    "Late arrivals, wake-up calls and one more night, answered while one person does the audit, the laundry and the door.",
  "funeral-homes":
    "A calm voice at night that takes down only what is needed, never sells, and calls the director at once.",
};
