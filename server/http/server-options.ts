import type { ServerOptions } from "node:http";

/**
 * Limits of a connection, in milliseconds. A client that drips its headers or its body is closed
 * after these, whatever it does in between; a person on a bad line sends 100 KB well within.
 */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than the idle time of usual proxies (60 s), which would otherwise reuse a closed
  // connection.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  requireHostHeader: true,
};
