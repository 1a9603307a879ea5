interface WithSync {
  sync?: { register(tag: string): Promise<void> }
}

/** Whether this browser wakes the worker when no page is open any more: Chromium's do, Safari and Firefox do not. */
export const canSyncInBackground = (): boolean => 'SyncManager' in globalThis

/** Asks the browser to tell the worker as soon as there is a connection. It may refuse: the page does not rely on it. */
export async function askForSync(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await (registration as WithSync | undefined)?.sync?.register(tag).catch(() => undefined)
}
