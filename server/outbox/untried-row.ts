/** The columns common to all queues, for a row that has not been tried yet. */
export const untriedRow = {
  attempts: 0,
  next_at: 0,
  lease_until: 0,
  lease_token: "",
  sent_at: null,
  last_error: "",
};
