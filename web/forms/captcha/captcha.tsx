import { lazy, type Ref, Suspense } from "react";
import { siteConfig } from "../../site-config.ts";
import { ProofOfWork } from "./proof-of-work.tsx";

/** The calls of a form to its captcha. */
export interface CaptchaHandle {
  /** The proof to send, or undefined while there is none. */
  token(): string | undefined;
  /** Forgets the proof: it was used, or refused. */
  reset(): void;
  focus(): void;
}

const Widget = lazy(async () => ({ default: (await import("./widget.tsx")).CaptchaWidget }));

/**
 * The check that a form asks for before sending: our own, or another company's by configuration.
 * `narrow`: it stands where 304 px are too many, which the companies' widgets cannot see.
 */
export function Captcha({ ref, narrow }: { ref: Ref<CaptchaHandle>; narrow?: boolean }) {
  if (siteConfig.captchaProvider === "altcha") return <ProofOfWork ref={ref} />;
  return (
    <Suspense>
      <Widget ref={ref} provider={siteConfig.captchaProvider} narrow={narrow} />
    </Suspense>
  );
}
