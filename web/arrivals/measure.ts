/** The browser's own notes of one kind; none where it does not keep them. */
function kept<Entry extends PerformanceEntry>(type: string): Entry[] {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type, buffered: true });
  return observer.takeRecords() as Entry[];
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId: number };

const page = location.pathname;
/** A page opened behind another is painted when it is looked at. */
let done = document.hidden;

/**
 * Measures the document once, when it is first hidden: the browser has noted everything, so nothing
 * has to run before. Paint and interaction in milliseconds; layout shift in thousandths, of the
 * worst window of at most 5 s without a pause of 1 s.
 */
export function measure(add: (what: string, value: number, page: string) => void): void {
  if (done) return;
  done = true;
  const paint = kept("largest-contentful-paint").pop();
  if (paint) add("lcp", Math.round(paint.startTime), page);
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { startTime, value, hadRecentInput } of kept<Shift>("layout-shift")) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) sum = first = 0;
    first ||= startTime;
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  if (paint) add("cls", Math.round(worst * 1000), page);
  const slow = kept<Interaction>("event").filter(({ interactionId }) => interactionId);
  const waits = [...slow, ...kept("first-input")].map(({ duration }) => duration);
  if (waits[0]) add("inp", Math.max(...waits), page);
}
