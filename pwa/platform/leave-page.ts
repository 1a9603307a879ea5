let isLeaving = false

/** Loads '/' afresh. Nobody is asked whether to stay: what would be lost is somebody's who is no longer here. */
export function leavePage(): void {
  isLeaving = true
  location.replace('/')
}

/** For `beforeunload`: the browser asks before it leaves. */
export function askToStay(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
