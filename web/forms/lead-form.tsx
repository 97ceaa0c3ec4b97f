import { useId } from "react";
import { useLocation } from "react-router";
import { consentNames, consents } from "#content/consents.ts";
import { formWords } from "#content/forms.ts";
import { type FormKindName, formKinds } from "#contract/form-kinds.ts";
import { endpoints, plainFields } from "#contract/http.ts";
import type { FormReply } from "#contract/page-services.ts";
import { siteConfig } from "../site-config.ts";
import { CarriedSlip } from "../slip/carried-slip.tsx";
import { GivenSlip } from "../slip/given-slip.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Captcha } from "./captcha/captcha.tsx";
import fieldError from "./field-error.later.module.css";
import { FormCell } from "./form-cell.tsx";
import { formFields } from "./form-field.ts";
import { Honeypot } from "./honeypot.tsx";
import styles from "./lead-form.module.css";
import { SubmitButton } from "./submit-button.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface LeadFormProps {
  form: FormKindName;
  /** Values and errors of a refused post without JavaScript, shown again. */
  reply?: FormReply;
  /** The slip in the address of the page (slip/given-slip.tsx). */
  slip?: string | undefined;
  /** Runs after a success, while the toast is shown. */
  onSent?: () => void;
}

/** A form that sends a message to the company. Without scripts, the browser posts it. */
export function LeadForm({ form, reply, slip, onSent }: LeadFormProps) {
  const { kind, words, captcha, sending, errors, formProps } = useLeadForm(
    form,
    reply?.errors,
    onSent,
  );
  const { pathname } = useLocation();
  const id = useId();
  return (
    <form {...formProps} method="post" action={siteConfig.apiHost + endpoints.sendMail}>
      <PlainFields form={form} returnTo={pathname} />
      {reply && (
        <p role="alert" className={fieldError.refused}>
          {reply.message}
        </p>
      )}
      <CarriedSlip />
      <GivenSlip slip={reply?.values[plainFields.slip] ?? slip} without={pathname} />
      <div className={styles.cells}>
        {formFields(form).map((field) => (
          <FormCell
            key={field.name}
            field={field}
            id={`${id}${field.name}`}
            error={errors[field.name]}
            value={reply?.values[field.name]}
          />
        ))}
      </div>
      {kind.consents && <Consents checked={reply?.values} />}
      <div className={styles.end}>
        {kind.captcha && <Captcha ref={captcha} />}
        {words.note && <p className={styles.note}>{words.note}</p>}
        <SubmitButton label={words.button} sending={sending} sendingLabel={formWords.sending} />
      </div>
    </form>
  );
}

/** Fields that only a post without JavaScript needs; scripts send their own payload and headers. */
function PlainFields({ form, returnTo }: { form: FormKindName; returnTo: string }) {
  const { preset } = formKinds[form];
  return (
    <>
      <input type="hidden" name="to" value={siteConfig.mailTo} />
      <input type="hidden" name={plainFields.returnTo} value={returnTo} />
      <input type="hidden" name={plainFields.form} value={form} />
      {preset && (
        <>
          <input type="hidden" name="subject" value={preset.subject} />
          <input type="hidden" name="message" value={`${preset.opening}a visitor`} />
        </>
      )}
      <Honeypot />
    </>
  );
}

/** Never required and never checked in advance; after a refused post, the boxes stay checked. */
function Consents({ checked = {} }: { checked?: FormReply["values"] | undefined }) {
  return consentNames.map((name) => (
    <Checkbox key={name} className={styles.consent} name={name} defaultChecked={name in checked}>
      {consents[name].label}
    </Checkbox>
  ));
}
