/** The id that `commandfor` names on the buttons that open the receptionist. */
export const talkId = "talk";

/** How the hash of a shared rehearsal begins; the inline script looks for it too. */
export const personaHash = "#talk=";
