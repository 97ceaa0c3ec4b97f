const place = { locality: "Cheyenne", region: "Wyoming", postalCode: "82001" } as const;

/** Facts about the company that stand on every page, said once. */
export const site = {
  name: "Farline",
  /** The product's short identifier, used where nothing else is configured. */
  id: "farline",
  tagline: "AI employees for voice, chat, email and SMS",
  phone: { display: "(800) 555-0142", href: "tel:+18005550142" },
  email: "hello@farline.example",
  /** The domain under which the company is known, as it is spoken. */
  website: "farline.example",
  supportEmail: "support@farline.example",
  address: {
    street: "100 Farline Way",
    city: `${place.locality}, ${place.region} ${place.postalCode}`,
    ...place,
    country: "US",
  },
  dashboard: { login: "/", register: "/signup" },
  social: [
    { name: "X", icon: "x-logo", href: "https://x.com/farline" },
    { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/farline" },
    { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/farline" },
    { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/@farline" },
  ],
  /** Hours within which a person answers a message. */
  replyWithinHours: 24,
} as const;
