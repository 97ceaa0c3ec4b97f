import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { formWords } from "#content/forms.ts";
import { type CaptchaServiceName, captchaServices } from "#contract/captcha-providers.ts";
import { siteConfig } from "../../site-config.ts";
import type { CaptchaHandle } from "./captcha.tsx";
import { CaptchaBox, phaseClass } from "./captcha-box.tsx";

/** The functions that the three companies' scripts have in common. */
interface WidgetApi {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      size: "normal" | "compact";
      callback(token: string): void;
      "expired-callback"(): void;
      "error-callback"(): void;
    },
  ): string | number;
  reset(widget: string | number): void;
}

/**
 * Another company's captcha. Nothing is loaded from that company before the visitor checks the box.
 */
export function CaptchaWidget({
  ref,
  provider,
  narrow,
}: {
  ref: Ref<CaptchaHandle>;
  provider: CaptchaServiceName;
  narrow?: boolean | undefined;
}) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const drawn = useRef<{ api: WidgetApi; widget: string | number }>(undefined);
  const token = useRef<string>(undefined);
  const [phase, setPhase] = useState<"idle" | "working" | "shown" | "failed">("idle");

  const forget = () => {
    token.current = undefined;
  };

  useImperativeHandle(ref, () => ({
    token: () => token.current,
    reset: () => {
      forget();
      if (drawn.current) drawn.current.api.reset(drawn.current.widget);
    },
    focus: () => box.current?.focus(),
  }));

  const show = async () => {
    setPhase("working");
    try {
      const api = await load(provider);
      if (!place.current) return;
      const widget = api.render(place.current, {
        sitekey: siteConfig.captchaSiteKey,
        size: narrow ? "compact" : "normal",
        callback: (value) => {
          token.current = value;
        },
        "expired-callback": forget,
        "error-callback": forget,
      });
      drawn.current = { api, widget };
      setPhase("shown");
    } catch {
      setPhase("failed");
    }
  };

  const words = formWords.captcha;
  return (
    <>
      <div ref={place} hidden={phase !== "shown"} />
      {phase !== "shown" && (
        <CaptchaBox>
          <input
            ref={box}
            id={id}
            type="checkbox"
            checked={phase === "working"}
            className={phaseClass(phase)}
            aria-describedby={`${id}-status`}
            onChange={show}
          />
          <label htmlFor={id}>{words.label}</label>
          <span id={`${id}-status`} role="status">
            {phase === "working" && words.working}
            {phase === "failed" && words.failed}
          </span>
        </CaptchaBox>
      )}
    </>
  );
}

/** Loads a company's script once. @throws when it cannot be loaded. */
async function load(provider: CaptchaServiceName): Promise<WidgetApi> {
  const { script, global } = captchaServices[provider];
  const known = () => (window as unknown as Record<string, WidgetApi | undefined>)[global];
  if (!known()?.render) {
    await new Promise<void>((resolve, reject) => {
      const element = document.createElement("script");
      element.src = script;
      element.async = true;
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        reject(new Error(`${provider} could not be loaded`));
      };
      document.head.append(element);
    });
  }
  const ready = known() as (WidgetApi & { ready?(run: () => void): void }) | undefined;
  if (!ready) throw new Error(`${provider} did not start`);
  if (provider === "recaptcha") await new Promise<void>((resolve) => ready.ready?.(resolve));
  return ready;
}
