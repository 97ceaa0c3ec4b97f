/** The columns that every queue's row begins with: it was not tried yet. */
export const untriedRow = {
  attempts: 0,
  next_at: 0,
  lease_until: 0,
  lease_token: "",
  sent_at: null,
  last_error: "",
};
