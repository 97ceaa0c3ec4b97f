import { roleActions } from "#content/roles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Actions } from "../../ui/section.tsx";

/** The two ways on from the eight roles. */
export function RoleActions({ className }: { className?: string }) {
  const { see, pricing } = roleActions;
  return (
    <Actions className={className}>
      <ButtonLink to={see.href} arrow prefetch="intent">
        {see.label}
      </ButtonLink>
      <ButtonLink kind="line" to={pricing.href} prefetch="intent">
        {pricing.label}
      </ButtonLink>
    </Actions>
  );
}
