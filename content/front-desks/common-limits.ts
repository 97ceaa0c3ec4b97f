import type { Limit } from "./front-desk.ts";

/** Requests that every desk refuses, whatever the trade. */
export const commonLimits: readonly Limit[] = [
  {
    id: "card",
    rule: "PCI DSS: no card data by voice or in writing; a payment link takes it.",
    heard: [
      "my card number, card number is, number|numbers|digits off|from|on my|the visa|card|mastercard|amex|debit|credit, sixteen|16 digits, digits now|off|on, give you a card number, the card number for|now, his|her card now|number, read you my|his|her card, read my card, give you my|his|her card, take my|his|her card, credit|debit|visa|amex|mastercard number, on my visa|amex|mastercard, cvv, security code, card over the phone, pay by card now",
      "numeros|numero de mi|la tarjeta, numero de|de la mi|la tarjeta, numero de tarjeta, numero de la tarjeta, le|les|te|se doy|paso|leo|dicto mi|la tarjeta, leerle|darle|pasarle|dictarle mi|la tarjeta, codigo de seguridad, pagar con tarjeta ahora",
      "卡号,信用卡号,报卡",
    ],
    say: [
      "No card numbers here, please, spoken or written. A link takes payment, and I see none of it.",
      "Aquí no me diga números de tarjeta, ni hablados ni escritos. El pago va por un enlace y yo no veo nada.",
      "这里请不要说卡号，口头书面都不要。付款用链接，我什么都看不到。",
    ],
    quiet: true,
  },
  {
    id: "social-security",
    rule: "FTC Safeguards Rule and plain care: no identity numbers at a front desk.",
    heard: [
      "my social, social security, my ssn, ssn is, bank account number, routing number, my password",
      "seguro social, numero de cuenta, mi contrasena",
    ],
    say: [
      "Please do not give me that number; I do not take it down. Nobody needs it for this.",
      "Por favor, no me dé ese número; no lo apunto. Para esto no hace falta.",
      "请不要告诉我那个号码，我不记。这件事用不到它。",
    ],
    quiet: true,
  },
];
