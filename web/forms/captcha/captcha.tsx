import { lazy, type Ref, Suspense } from "react";
import { siteConfig } from "../../site-config.ts";
import { ProofOfWork } from "./proof-of-work.tsx";

/** What a form can ask of its captcha. */
export interface CaptchaHandle {
  /** The proof to send; undefined while there is none. */
  token(): string | undefined;
  /** Discards the proof because it was used or refused. */
  reset(): void;
  focus(): void;
}

const Widget = lazy(async () => ({ default: (await import("./widget.tsx")).CaptchaWidget }));

/**
 * The captcha of a form: our own, or another company's, depending on the configuration. `narrow`:
 * there is less than 304 px of space, which the companies' widgets cannot detect.
 */
export function Captcha({ ref, narrow }: { ref: Ref<CaptchaHandle>; narrow?: boolean }) {
  if (siteConfig.captchaProvider === "altcha") return <ProofOfWork ref={ref} />;
  return (
    <Suspense>
      <Widget ref={ref} provider={siteConfig.captchaProvider} narrow={narrow} />
    </Suspense>
  );
}
