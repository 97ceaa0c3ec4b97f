import { site } from "#content/site.ts";
import { absolute, type Thing } from "./json-ld.ts";

const organizationId = () => absolute("/#organization");

/** The company as another thing names it: by its id, and by name for readers that stop there. */
export const publisher = () => ({
  "@type": "Organization",
  "@id": organizationId(),
  name: site.name,
});

/** The company, on the home page. */
export const organization = (): Thing => ({
  ...publisher(),
  url: absolute("/"),
  logo: absolute("/icon-512.png"),
  email: site.email,
  telephone: site.phone.href.replace("tel:", ""),
  address: {
    "@type": "PostalAddress",
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
  sameAs: site.social.map(({ href }) => href),
});

/** The site, on the home page: gives search results the name to print above an address. */
export const webSite = (): Thing => ({
  "@type": "WebSite",
  name: site.name,
  url: absolute("/"),
  publisher: { "@id": organizationId() },
});
