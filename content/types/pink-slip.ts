/** The pink slip on which an office writes down a call. */
export interface Slip {
  title: string;
  rows: readonly { term: string; value: string }[];
  boxes?: readonly { label: string; on: boolean }[];
  text?: string;
}
