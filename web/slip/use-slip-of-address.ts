import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { keepSlip } from "./kept-slip.ts";
import { slipQuery } from "./slip-query.ts";

/** Where scripts run, a slip in the page's address moves into the tab, and the address is plain again. */
export function useSlipOfAddress(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const slip = slipQuery(search);
    if (!slip) return;
    keepSlip(slip);
    navigate({ search: "", hash }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}
