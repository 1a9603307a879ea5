interface WithSync {
  sync?: { register(tag: string): Promise<void> }
}

/** Chromium wakes the worker while no page is open; Safari and Firefox do not. */
export const canSyncInBackground = (): boolean => 'SyncManager' in globalThis

/** A hint: the browser may refuse, so the page does not rely on it. */
export async function askForSync(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await (registration as WithSync | undefined)?.sync?.register(tag).catch(() => undefined)
}
