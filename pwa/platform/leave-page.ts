let isLeaving = false

/** Reloads at '/' without the leave prompt: unsaved work belongs to a user who has signed out. */
export function leavePage(): void {
  isLeaving = true
  location.replace('/')
}

/** `beforeunload` handler that shows the browser's leave prompt. */
export function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isLeaving) event.preventDefault()
}
