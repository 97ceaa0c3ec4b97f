import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { formWords } from "#content/forms.ts";
import type { CaptchaHandle } from "./captcha.tsx";
import { CaptchaBox, phaseClass } from "./captcha-box.tsx";

type Phase = "idle" | "working" | "done" | "failed";

/** Our own check (ALTCHA): the browser does a little work, nothing of the visitor is kept. */
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
      // An old proof would be refused; the box asks again before that.
      const expiry = setTimeout(reset, solved.validFor);
      controller.signal.addEventListener("abort", () => clearTimeout(expiry));
    } catch {
      if (!controller.signal.aborted) show("failed");
    }
  };

  // React does not control the box: a tick from before React started is there to be answered.
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
