import { Form, Link, useNavigation } from "react-router";
import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import { pathOf } from "../shell/navigation.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";

/** The health checks; those that need a person come first. */
export function CheckList({ checks }: { checks: HealthCheck[] }) {
  const busy = useNavigation().state === "submitting";
  return (
    <ul>
      {checks.map(({ name, needsPerson, found, act, look, lead }) => (
        <li key={name} className={needsPerson ? "chk bad1" : "chk ok1"}>
          <DeskIcon name={needsPerson ? "alert" : "check"} />
          <b className="b">
            {name}
            <span className="vh">{needsPerson ? words.needsPerson : words.isWell}</span>
          </b>
          <div>
            {found}
            {lead && (
              <>
                {" "}
                {words.about}{" "}
                <Link className="u" to={`/leads/${lead.id}`}>
                  {lead.name}
                </Link>
                .
              </>
            )}
          </div>
          {look && (
            <Link className="btn line" to={pathOf(look)}>
              {words.look}
            </Link>
          )}
          {act && (
            <Form method="post">
              <button type="submit" className="btn" disabled={busy}>
                {words.tryAgain}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
