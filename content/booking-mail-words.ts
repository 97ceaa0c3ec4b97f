import { scheduling } from "./scheduling.ts";
import { site } from "./site.ts";

/** Words of the mails to a visitor about a booked call, and of the entry in the calendar. */
export const bookingMail = {
  news: {
    booked: { subject: "Booked", text: "Your call is in the book:" },
    moved: { subject: "Moved", text: "Your call has a new time:" },
    cancelled: { subject: "Canceled", text: "As you asked, this call is canceled:" },
    withdrawn: { subject: "Canceled by us", text: "We are sorry: we have to cancel this call." },
  },
  subject: (news: string, time: string) => `${news}: ${scheduling.title}, ${time}`,
  call: `${scheduling.title} with ${scheduling.host}, ${site.name}`,
  time: (time: string, minutes: number) => `${time}, ${minutes} minutes`,
  change: "Need another time, or none? Reschedule or cancel here:",
  another: "The calendar stays open whenever you want another time:",
  signature: `${site.name}, ${site.phone.display}`,
  entry: {
    title: `${scheduling.title} with ${site.name}`,
    host: `With ${scheduling.host}, ${site.name}.`,
    change: (link: string) => `Reschedule or cancel: ${link}`,
    questions: (mail: string) => `Questions: ${site.phone.display} or ${mail}`,
  },
} as const;

/** Words of the mails to the company about a booked call, and of the entry in its calendar. */
export const companyBookingMail = {
  news: {
    booked: "Call booked",
    moved: "Call moved",
    cancelled: "Call canceled by the visitor",
    withdrawn: "Call canceled by us",
  },
  when: (time: string, minutes: number) => `When: ${time}, ${minutes} minutes`,
  forVisitor: (time: string) => `For the visitor: ${time}`,
  way: (way: string) => `How: ${way}`,
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (number: string) => `Phone: ${number}`,
  booking: (id: string) => `Booking: ${id}`,
  entry: (name: string) => `${scheduling.title}: ${name}`,
  place: { phone: (number: string) => `Call ${number}`, video: () => "Video" },
} as const;
