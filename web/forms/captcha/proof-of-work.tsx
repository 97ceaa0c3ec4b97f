import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { formWords } from "#content/forms.ts";
import type { CaptchaHandle } from "./captcha.tsx";
import { CaptchaBox, phaseClass } from "./captcha-box.tsx";

type Phase = "idle" | "working" | "done" | "failed";

/**
 * Our own captcha (ALTCHA): the browser does a little work, and nothing about the visitor is
 * stored.
 */
export function ProofOfWork({ ref }: { ref: Ref<CaptchaHandle> }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [phase, setPhase] = useState<Phase>("idle");
  const [token, setToken] = useState<string>();
  const run = useRef<AbortController>(undefined);

  const show = (next: Phase) => {
    setPhase(next);
    if (box.current) box.current.checked = next === "working" || next === "done";
  };

  const reset = () => {
    run.current?.abort();
    setToken(undefined);
    show("idle");
  };

  useImperativeHandle(ref, () => ({
    token: () => token,
    reset,
    focus: () => box.current?.focus(),
  }));

  const prove = async () => {
    const controller = new AbortController();
    run.current = controller;
    show("working");
    try {
      const { solve } = await import("./solve.ts");
      const solved = await solve(controller);
      if (controller.signal.aborted) return;
      setToken(solved.token);
      show("done");
      // An expired proof would be refused, so the box is reset before that.
      const expiry = setTimeout(reset, solved.expiresAt - Date.now());
      controller.signal.addEventListener("abort", () => clearTimeout(expiry));
    } catch {
      if (!controller.signal.aborted) show("failed");
    }
  };

  // React does not control the box, so a check from before React was ready is handled here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (box.current?.checked) prove();
    return () => run.current?.abort();
  }, []);

  const words = formWords.captcha;
  const status = { idle: "", working: words.working, done: words.done, failed: words.failed };
  return (
    <CaptchaBox>
      <input
        ref={box}
        id={id}
        type="checkbox"
        className={phaseClass(phase)}
        aria-describedby={`${id}-status`}
        onChange={(event) => (event.currentTarget.checked ? prove() : reset())}
      />
      <label htmlFor={id}>{words.label}</label>
      <span id={`${id}-status`} role="status">
        {status[phase]}
      </span>
    </CaptchaBox>
  );
}
