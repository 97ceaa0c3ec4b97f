const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Name of the line that signs for a person. */
export const signatureOf = (name: string) => `signature-${slug(name)}`;

/** Name of the line that writes a step. */
export const stepLine = (title: string) => `step-${slug(title)}`;
