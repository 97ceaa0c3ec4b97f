import { useId } from "react";
import { useLocation } from "react-router";
import { consents, type FormId, forms, formWords } from "#content/forms.ts";
import { endpoints, plainFields } from "#contract/http.ts";
import type { FormReply } from "#contract/page-services.ts";
import { siteConfig } from "../site-config.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Captcha } from "./captcha/captcha.tsx";
import { FormCell } from "./form-cell.tsx";
import styles from "./lead-form.module.css";
import { SubmitButton } from "./submit-button.tsx";
import { Trap } from "./trap.tsx";
import { useLeadForm } from "./use-lead-form.ts";
import wrong from "./wrong.module.css";

interface LeadFormProps {
  form: FormId;
  /** What a refused post without JavaScript is shown again with. */
  reply?: FormReply;
  /** Runs after a success, behind the toast. */
  onSent?: () => void;
}

/** A form that sends a message to the company. It posts by itself where no script runs. */
export function LeadForm({ form, reply, onSent }: LeadFormProps) {
  const { words, captcha, sending, errors, formProps } = useLeadForm(form, reply?.errors, onSent);
  const { pathname } = useLocation();
  const id = useId();
  return (
    <form {...formProps} method="post" action={siteConfig.apiHost + endpoints.sendMail}>
      <PlainFields form={form} returnTo={pathname} />
      {reply && (
        <p role="alert" className={wrong.refused}>
          {reply.message}
        </p>
      )}
      <div className={styles.cells}>
        {words.fields.map((field) => (
          <FormCell
            key={field.name}
            field={field}
            id={`${id}${field.name}`}
            error={errors[field.name]}
            value={reply?.values[field.name]}
          />
        ))}
      </div>
      {form === "contact" && <Consents ticked={reply?.values} />}
      <div className={styles.end}>
        {words.captcha && <Captcha ref={captcha} />}
        {words.note && <p className={styles.note}>{words.note}</p>}
        <SubmitButton label={words.button} sending={sending} sendingLabel={formWords.sending} />
      </div>
    </form>
  );
}

/** What only a post without JavaScript needs; a script sends its own payload and headers. */
function PlainFields({ form, returnTo }: { form: FormId; returnTo: string }) {
  const words = forms[form];
  return (
    <>
      <input type="hidden" name="to" value={siteConfig.mailTo} />
      <input type="hidden" name={plainFields.returnTo} value={returnTo} />
      {words.subject && <input type="hidden" name="subject" value={words.subject} />}
      {words.message && <input type="hidden" name="message" value={words.message("a visitor")} />}
      <Trap />
    </>
  );
}

/** Never required, never checked by us (specification 5); a refused post keeps its ticks. */
function Consents({ ticked = {} }: { ticked?: FormReply["values"] | undefined }) {
  return consents.map((consent) => (
    <Checkbox
      key={consent.name}
      className={styles.consent}
      name={consent.name}
      defaultChecked={consent.name in ticked}
    >
      {consent.label}
    </Checkbox>
  ));
}
