/** Keeps the screen on until released. The browser drops the lock when the page is hidden, so it is requested again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let isWanted = true
  const take = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    try {
      const taken = await navigator.wakeLock.request('screen')
      if (isWanted) lock = taken
      else await taken.release()
    } catch {}
  }
  document.addEventListener('visibilitychange', take)
  void take()
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', take)
    void lock?.release().catch(() => undefined)
  }
}
