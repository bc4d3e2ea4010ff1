/** Returns why a worker failed. The event has no message if its script could not be loaded. */
export function workerFault(event: Event): Error {
  const message = 'message' in event ? String(event.message) : 'its script could not be loaded';
  return new Error(`A worker failed: ${message}`, { cause: event });
}
