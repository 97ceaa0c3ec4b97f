import type { ServerOptions } from "node:http";

/**
 * Connection limits in milliseconds. A client that sends its headers or body byte by byte is
 * disconnected after these; a person on a bad line sends 100 KB well within them.
 */
export const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than the idle timeout of common proxies (60 s); otherwise a proxy could reuse a
  // connection that we have just closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  requireHostHeader: true,
};
