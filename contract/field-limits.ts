/** Maximum lengths of texts, in characters. */
export const fieldLimits = {
  fullName: 120,
  email: 254,
  phone: 40,
  /** Of a company or a firm. */
  company: 120,
  subject: 200,
  message: 5000,
  /** The message of a booking. */
  note: 2000,
} as const;
