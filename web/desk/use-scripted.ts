import { useEffect, useState } from "react";

/** False on the server and without scripts: then buttons that need a script are not drawn. */
export function useScripted(): boolean {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted;
}
