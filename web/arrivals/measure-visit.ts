import type { MeasureName } from "#contract/counts.ts";

/** The browser's performance entries of one type; none if the browser does not record them. */
function kept<Entry extends PerformanceEntry>(type: string): Entry[] {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

/**
 * Adds the browser's measurements of this document to the beacon when the document is first hidden.
 * The browser has recorded everything, so nothing runs before that. The code is loaded only for
 * visitors who touch the page. Paint and interaction in milliseconds; layout shift in thousandths.
 */
export function measureVisit(): void {
  const page = location.pathname;
  const measure = () => {
    if (!document.hidden) return;
    document.removeEventListener("visibilitychange", measure);
    const note = (what: MeasureName, value: number) =>
      window.farline?.push(`${what} ${page} ${Math.round(value)}`);
    const paint = kept("largest-contentful-paint").pop();
    // A page opened in the background, or prerendered, is painted only when somebody looks at it.
    if (!paint || wasHidden()) return;
    note("lcp", paint.startTime);
    note("cls", worstShift(kept("layout-shift")) * 1000);
    const slow = kept<Interaction>("event").filter(({ interactionId }) => interactionId);
    const waits = [...slow, ...kept("first-input")].map(({ duration }) => duration);
    if (waits.length > 0) note("inp", Math.max(...waits));
  };
  // Registered on the document, so that it runs before the beacon's listener on the window.
  document.addEventListener("visibilitychange", measure);
}

/** The worst window of at most 5 s without a gap of 1 s, as Web Vitals defines layout shift. */
function worstShift(shifts: Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = first;
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Whether the document was hidden before it was first visible. */
function wasHidden(): boolean {
  const [first] = performance.getEntriesByType("visibility-state");
  return first?.name === "hidden";
}
