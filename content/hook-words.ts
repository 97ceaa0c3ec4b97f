/** Words of the messages that webhooks write into other systems, for people to read. */
export const hookWords = {
  titles: {
    "lead.created": "New message",
    "lead.updated": "Message changed",
    "lead.erased": "Message erased",
    "booking.created": "Call booked",
    "booking.moved": "Call moved",
    "booking.cancelled": "Call canceled",
    test: "Test",
  },
  labels: {
    email: "Email",
    phone: "Phone",
    company: "Company",
    subject: "Subject",
    call: "Call",
    source: "Source",
    slip: "Worked out",
    standing: "Standing",
    reference: "Reference",
  },
  open: "Open",
};
