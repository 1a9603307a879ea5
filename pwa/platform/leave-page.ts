let isLeaving = false

/** Loads '/' again without asking whether to stay: whatever would be lost belongs to somebody who has left. */
export function leavePage(): void {
  isLeaving = true
  location.replace('/')
}

/** For `beforeunload`: the browser asks before it leaves. */
export function askToStay(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
