interface WithSync {
  sync?: { register(tag: string): Promise<void> }
}

/** Whether this browser wakes the worker while no page is open: Chromium does, Safari and Firefox do not. */
export const canSyncInBackground = (): boolean => 'SyncManager' in globalThis

/** Asks the browser to wake the worker as soon as there is a connection. The page does not rely on it: the browser may refuse. */
export async function askForSync(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await (registration as WithSync | undefined)?.sync?.register(tag).catch(() => undefined)
}
